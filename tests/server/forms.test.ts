import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definitions } from '../../server/forms/definitions.ts';
import { validate } from '../../server/forms/validate.ts';
import { withThanksPage } from '../../shared/forms/thanks.ts';
import { site } from '../../site.config.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { findAttachment, listLeads } from '../../server/store/leads.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import { queueState } from '../../server/store/outbox.ts';
import type { Lead } from '../../server/store/store.ts';
import { wordsOf } from '../../server/words/words.ts';
import { application, contact, createHarness, ORIGIN, pdf, type Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

const leads = (): Promise<Lead[]> => listLeads(harness.options.database, { limit: 1000 });
const body = (response: Response): Promise<unknown> => response.json();
const faults = async (response: Response): Promise<unknown> => ((await response.json()) as { errors: unknown }).errors;
const post = (type: string, text: string | Uint8Array<ArrayBuffer>): Promise<Response> =>
  harness.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': type, origin: ORIGIN, accept: 'application/json' },
    body: text,
  });
const upload = (form: FormData): Promise<Response> =>
  harness.request('/api/applications', {
    method: 'POST',
    headers: { origin: ORIGIN, accept: 'application/json' },
    body: form,
  });

describe('what is stored', () => {
  it('stores a JSON inquiry with its mail and answers 200', async () => {
    const response = await harness.postJson('/api/contact', { ...contact, topic: 'devops/ci-cd' });
    expect([response.status, await body(response)]).toEqual([200, { ok: true }]);
    expect(await leads()).toMatchObject([
      { kind: 'contact', state: 'accepted', name: 'Sara', fields: { message: 'Hello there', topic: 'devops/ci-cd' } },
    ]);
    expect((await queueState(harness.options.database)).pending).toBe(1);
  });

  it.each(['My mobile app', 'x'.repeat(101)])('stores an inquiry without its topic if that is %j', async (topic) => {
    expect((await harness.postForm('/api/contact', { ...contact, topic })).status).toBe(303);
    expect((await leads())[0]?.fields).not.toHaveProperty('topic');
  });

  it('redirects a form post to the thanks section of its page, also after a refused post', async () => {
    const action = withThanksPage('/api/contact', '/ar/spring-audit');
    const refused = await harness.postForm(action, { ...contact, email: 'no address' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`action="${action}"`);
    const response = await harness.postForm(action, contact);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/spring-audit#thanks']);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a b', '/', ''])(
    'redirects to the thanks page when the named page is %j',
    async (page) => {
      const response = await harness.postForm(withThanksPage('/api/contact', page), {
        ...contact,
        message: `to ${page}`,
      });
      expect(response.headers.get('location')).toBe('/thanks/contact');
    },
  );

  it('answers a form post with 303 to the thanks page', async () => {
    const response = await harness.postForm('/api/contact', contact);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thanks/contact']);
    expect((await harness.request('/thanks/contact')).status).toBe(200);
  });

  it('stores an application with its file, sent as multipart or as JSON', async () => {
    expect((await upload(application())).status).toBe(200);
    const asJson = { ...contact, email: 'b@example.com', role: 'engineer', cv: pdf().toString('base64') };
    expect((await harness.postJson('/api/applications', asJson)).status).toBe(200);
    const [first, second] = await leads();
    expect((await findAttachment(harness.options.database, first?.id ?? ''))?.content.equals(pdf())).toBe(true);
    expect((await findAttachment(harness.options.database, second?.id ?? ''))?.content.equals(pdf())).toBe(true);
  });

  it('answers 410 with the mail address of the company when the form is off', async () => {
    const off = await createHarness({ forms: { contact: false, newsletter: true, application: true, download: true } });
    expect(await body(await off.postJson('/api/contact', contact))).toEqual({
      ok: false,
      errors: [{ field: '', code: 'off' }],
    });
    const page = await off.postForm('/api/contact', contact);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(site.contact.email)]);
    expect((await off.request('/brief')).status).toBe(410);
    await off.close();
  });
});

describe('the longest message', () => {
  const longest = { ...contact, message: '😀'.repeat(5000) };

  it.each([
    ['percent-encoded', 'application/x-www-form-urlencoded', new URLSearchParams(longest).toString()],
    [
      'with JSON escapes',
      'application/json',
      JSON.stringify(longest).replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`),
    ],
  ])('is stored when it is sent %s', async (_name, type, body) => {
    const response = await harness.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': type, origin: ORIGIN },
      body,
    });
    expect(body.length).toBeGreaterThan(60_000);
    expect(response.status).toBeLessThan(400);
    expect((await leads())[0]?.fields['message']).toBe(longest.message);
  });
});

describe('hostile bodies', () => {
  it('case 4: a body above the limit is 413, also when it does not end', async () => {
    const long = await harness.postJson('/api/contact', { ...contact, message: 'x'.repeat(90_000) });
    expect([long.status, long.headers.get('connection')]).toEqual([413, 'close']);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(97)),
    });
    const response = await harness.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it.each([
    ['text/plain', 415],
    ['text/xml', 415],
    ['constructor', 415],
    ['application/json; charset=utf-16', 415],
    ['Application/JSON; Charset="UTF-8"', 200],
  ])('case 7: content type %s is %i', async (type, status) => {
    expect((await post(type, JSON.stringify(contact))).status).toBe(status);
  });

  it('case 7: a request without a content type is 415 with the accepted types', async () => {
    const response = await harness.request('/api/contact', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new Uint8Array([1]),
    });
    expect([response.status, response.headers.get('accept-post')]).toEqual([
      415,
      expect.stringContaining('multipart/form-data'),
    ]);
  });

  const part = (headers: string, content: string): string => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const field = (name: string, value: string): string => part(`Content-Disposition: form-data; name="${name}"`, value);
  it.each([
    ['no boundary', 'multipart/form-data', `${field('name', 'a')}--b--`],
    ['a very long part header', 'multipart/form-data; boundary=b', `${part(`X: ${'y'.repeat(9000)}`, 'a')}--b--`],
    ['10,000 parts', 'multipart/form-data; boundary=b', `${'--b\r\n\r\n\r\n'.repeat(10_000).slice(0, 30_000)}--b--`],
    [
      'a nested multipart',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c', '')}--b--`,
    ],
    ['no end', 'multipart/form-data; boundary=b', field('name', 'a')],
    ['a repeated field', 'multipart/form-data; boundary=b', `${field('name', 'a')}${field('name', 'b')}--b--`],
    ['invalid UTF-8', 'multipart/form-data; boundary=b', `${field('name', '\ud800')}--b--`],
  ])('case 8: multipart with %s is 400', async (name, type, text) => {
    const bytes =
      name === 'invalid UTF-8' ? Buffer.from(text.replace('\ud800', '\u00ff'), 'latin1') : Buffer.from(text);
    expect((await post(type, new Uint8Array(bytes))).status).toBe(400);
  });

  it('case 8: valid multipart without a file is 200', async () => {
    const fields = Object.entries(contact).map(([name, value]) => field(name, value));
    expect((await post('multipart/form-data; boundary=b', `${fields.join('')}--b--\r\n`)).status).toBe(200);
  });

  it.each(['', '{', '[]', '1', 'null', '"x"', '{"a":'.repeat(4000), `${'['.repeat(10_000)}${']'.repeat(10_000)}`])(
    'case 9: a body that is no JSON object is 400 (%#)',
    async (text) => {
      expect((await post('application/json', text)).status).toBe(400);
    },
  );

  it('case 9: the last of duplicate JSON keys is used and validated', async () => {
    const text = '{"name":"A","email":"a@example.com","message":"m","email":"bad"}';
    expect(await faults(await post('application/json', text))).toEqual([{ field: 'email', code: 'notEmail' }]);
  });

  it('case 9: the log of an invalid body contains nothing of it', async () => {
    expect((await post('application/json', 'Unmistakable')).status).toBe(400);
    expect(harness.lines.join('')).toContain('SyntaxError');
    expect(harness.lines.join('')).not.toMatch(/unmistakable/i);
  });

  it('case 10: invalid UTF-8 and unpaired surrogates are 400', async () => {
    expect((await post('application/json', new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
    expect((await post('application/x-www-form-urlencoded', 'name=%C0%AE')).status).toBe(400);
    expect((await post('application/json', '{"name":"\\ud800"}')).status).toBe(400);
  });

  it('case 11: NUL is 400', async () => {
    expect((await post('application/json', '{"name":"a\\u0000b"}')).status).toBe(400);
    expect((await post('application/x-www-form-urlencoded', 'name=a%00b')).status).toBe(400);
  });

  it('case 12: a repeated field is 400', async () => {
    expect((await post('application/x-www-form-urlencoded', 'email=a%40b.co&email=c%40d.co')).status).toBe(400);
  });

  it.each(['__proto__', 'constructor', 'constructor.prototype.x', 'a[b]', 'a.b', 'toString'])(
    'case 13: a field called %s is refused, and no prototype is changed or shown',
    async (name) => {
      const text = `{"name":"A","email":"a@example.com","message":"m",${JSON.stringify(name)}:"x"}`;
      expect((await post('application/json', text)).status).toBe(422);
      const page = await harness.postForm('/api/contact', { ...contact, [name]: 'x' });
      expect(await page.text()).not.toContain('native code');
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('case 14: every invalid field is named; 1,000 unknown fields are 400', async () => {
    expect(
      await faults(await harness.postJson('/api/contact', { email: '', message: 'x'.repeat(5001), company: 1 })),
    ).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'company', code: 'invalid' },
      { field: 'message', code: 'tooLong' },
    ]);
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, '']));
    expect((await harness.postJson('/api/contact', many)).status).toBe(400);
  });

  it('case 14, 18: the page without script keeps the input, escaped', async () => {
    const response = await harness.postForm('/api/contact', {
      ...contact,
      email: 'bad',
      message: '<script>x</script>',
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain('href="#email"');
    expect(page).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/s);
    expect(page).toContain('value="Sara"');
  });

  it.each(['\u0002', '\u0007', '\u001f', '\u200b', '\u001b', '\u007f', '\ufeff'])(
    'case 15: the invisible character %j is removed from both ends of every field',
    async (mark) => {
      const around = (text: string) => `${mark}${text}${mark}`;
      const sent = Object.fromEntries(Object.entries(contact).map(([name, text]) => [name, around(text)]));
      expect((await harness.postForm('/api/contact', sent)).status).toBe(303);
      const { message, ...rest } = contact;
      expect(await leads()).toMatchObject([{ ...rest, fields: { message } }]);
    },
  );

  it('case 15: a tab inside a one-line field becomes a space', async () => {
    await harness.postForm('/api/contact', { ...contact, name: 'Sara\tKarim', company: 'Ledger\tLtd\t' });
    expect(await leads()).toMatchObject([{ name: 'Sara Karim', fields: { company: 'Ledger Ltd' } }]);
  });

  it.each(['a\rb', 'a\nb', 'a\u2028b', 'a\u0085b'])('case 15: %j in a one-line field is 422', async (name) => {
    expect(await faults(await harness.postJson('/api/contact', { ...contact, name }))).toEqual([
      { field: 'name', code: 'control' },
    ]);
  });

  it('case 15: line breaks of the message are normalised', async () => {
    await harness.postJson('/api/contact', { ...contact, message: 'a\r\nb\rc\u2028d' });
    expect((await leads())[0]?.fields['message']).toBe('a\nb\nc\nd');
  });

  it.each([
    'a@b.c, d@e.f',
    '"x" <a@b.co>',
    'a@b.co (comment)',
    'group:a@b.co;',
    'user@[1.2.3.4]',
    'user@1.2.3.4',
    '@a,@b:c@d.co',
    'a@b',
    'a..b@c.de',
    'a@b\u202e.co',
    'a\u200b@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
    'a@b.co%00.de',
    'a@b.co#x.de',
    'a b@c.de',
  ])('case 16, 17: the address %j is refused', async (email) => {
    const response = await harness.postJson('/api/contact', { ...contact, email });
    expect(response.status).toBe(422);
  });

  it('case 17: a domain is stored in punycode; hidden characters are removed from a name, joiners are not', async () => {
    await harness.postJson('/api/contact', {
      ...contact,
      email: 'a@b\u00fccher.example',
      name: 'S\u202ea\u200bra \u06a9\u200c\u06cc',
    });
    expect((await leads())[0]).toMatchObject({ email: 'a@xn--bcher-kva.example', name: 'Sara \u06a9\u200c\u06cc' });
  });

  it('case 17: direction marks are removed from both ends of an address', async () => {
    await harness.postJson('/api/contact', { ...contact, email: '\u202a\u200e a@b.co\u202c\ufeff ' });
    expect((await leads())[0]).toMatchObject({ email: 'a@b.co' });
  });

  it('case 17: an address with non-Latin letters before the @ is refused with its own error text', async () => {
    const email = 'سارة@example.com';
    expect(await faults(await harness.postJson('/api/contact', { ...contact, email }))).toEqual([
      { field: 'email', code: 'notMailable' },
    ]);
    const page = await (await harness.postForm('/api/contact', { ...contact, email, locale: 'ar' })).text();
    expect(page).toContain(wordsOf('ar').errors.notMailable);
  });

  it('case 19: SQL is stored as text, and % and _ in a search are literal', async () => {
    await harness.postJson('/api/contact', { ...contact, name: "'); DROP TABLE leads;--", message: '100% _x' });
    expect(await leads()).toHaveLength(1);
    const found = (search: string) => listLeads(harness.options.database, { search, limit: 9 });
    expect([(await found('0% _')).length, (await found('%%')).length, (await found('___')).length]).toEqual([1, 0, 0]);
  });
});

describe('uploads', () => {
  it.each([
    ['HTML', Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['a ZIP', Buffer.from('PK\u0003\u0004 %%EOF')],
    ['a program', Buffer.from('MZ %PDF- %%EOF')],
    ['a truncated PDF', Buffer.from('%PDF-1.7\n')],
    ['a PDF with 2,000 bytes after its end', Buffer.concat([pdf(), Buffer.alloc(2000, 'x')])],
  ])('case 29: %s is 422', async (_name, file) => {
    const response = await upload(application(file));
    expect([response.status, await faults(response)]).toEqual([422, [{ field: 'cv', code: 'fileNotPdf' }]]);
  });

  it.each([
    ['a byte order mark and an empty line before it', Buffer.concat([Buffer.from('\ufeff\r\n'), pdf()])],
    ['a block of NUL after it', Buffer.concat([pdf(), Buffer.alloc(4096)])],
  ])('case 29: a PDF with %s is stored byte for byte', async (_name, file) => {
    expect((await upload(application(file))).status).toBe(200);
    const [lead] = await leads();
    expect((await findAttachment(harness.options.database, lead?.id ?? ''))?.content.equals(file)).toBe(true);
  });

  it('case 28: a missing file is an error', async () => {
    const none = application();
    none.delete('cv');
    expect(await faults(await upload(none))).toEqual([{ field: 'cv', code: 'required' }]);
  });

  it.each(['/JavaScript', '/OpenAction', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/EF', '/Encrypt'])(
    'case 30: a PDF with %s is stored with this risk',
    async (name) => {
      await upload(application(pdf(`<< ${name} 1 0 R >>`)));
      const [lead] = await leads();
      expect((await findAttachment(harness.options.database, lead?.id ?? ''))?.risks).toEqual([name]);
    },
  );

  it('case 30: a PDF that is also a ZIP is stored with the risk zip', async () => {
    await upload(application(pdf('PK\u0003\u0004')));
    const [lead] = await leads();
    expect((await findAttachment(harness.options.database, lead?.id ?? ''))?.risks).toEqual(['zip']);
  });

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\a\\b.pdf', 'b.pdf'],
    ['cv_\u202efdp.exe', 'cv_fdp.exe.pdf'],
    ['CON', 'document.pdf'],
    [`${'a'.repeat(4000)}.pdf`, `${'a'.repeat(96)}.pdf`],
    ['..pdf', 'pdf.pdf'],
  ])('case 31: the file name %s is stored as %s', async (given, shown) => {
    await upload(application(pdf(), given));
    const [lead] = await leads();
    expect((await findAttachment(harness.options.database, lead?.id ?? ''))?.fileName).toBe(shown);
  });

  it.each([
    ['a"b.pdf', 'ab.pdf'],
    ['"cv".pdf', 'cv.pdf'],
    ['a\r\nb.pdf', 'ab.pdf'],
    ['"\n"', 'document.pdf'],
    ['سيرة "ذاتية".pdf', 'سيرة ذاتية.pdf'],
    ['50%25.pdf', '50%25.pdf'],
    ['100% me.pdf', '100% me.pdf'],
  ])('case 31: the file name %j, as browsers escape it, is stored as %s', async (given, shown) => {
    await upload(application(pdf(), given));
    const [lead] = await leads();
    expect((await findAttachment(harness.options.database, lead?.id ?? ''))?.fileName).toBe(shown);
  });

  /** Uploads that send nothing until `end` is called. */
  function heldUploads(target: Harness) {
    const held: ReadableStreamDefaultController<Uint8Array>[] = [];
    const begin = (peer?: string): Promise<Response> =>
      target.request(
        '/api/applications',
        {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=b', origin: ORIGIN, accept: 'application/json' },
          body: new ReadableStream({
            start: (controller: ReadableStreamDefaultController<Uint8Array>) => void held.push(controller),
          }),
          duplex: 'half',
        } as RequestInit,
        peer,
      );
    const end = (): void => {
      for (const controller of held.splice(0)) controller.close();
    };
    return { begin, end };
  }

  it('promise 7: the 21st simultaneous upload gets 503 with Retry-After', async () => {
    const { begin, end } = heldUploads(harness);
    const running = Array.from({ length: 20 }, () => begin());
    const refused = await begin();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    end();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array<number>(20).fill(400));
  });

  it('promise 7: the fourth simultaneous upload of a client is 429; other clients may upload, and the same client later', async () => {
    const limited = await createHarness({ hasRateLimit: true });
    const { begin, end } = heldUploads(limited);
    const running = [...Array.from({ length: 3 }, () => begin('192.0.2.1')), begin('192.0.2.2')];
    const refused = await begin('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await faults(refused)).toEqual([{ field: '', code: 'tooMany' }]);
    end();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array<number>(4).fill(400));
    const again = begin('192.0.2.1');
    end();
    expect((await again).status).toBe(400);
    await limited.close();
  });
});

describe('repeats', () => {
  it('promise 2, case 32: fifty simultaneous posts with the same key are one lead with one mail', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => harness.postJson('/api/contact', { ...contact, key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await leads()).toHaveLength(1);
    expect((await queueState(harness.options.database)).pending).toBe(1);
  });

  it('case 32: the same content without a key is one lead', async () => {
    await Promise.all(Array.from({ length: 10 }, () => harness.postForm('/api/contact', contact)));
    expect(await leads()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another message', { message: 'other' }],
    ['another name', { name: 'Sara K.' }],
    ['another address', { email: 'sara.k@example.com' }],
    ['an added company', { company: 'Ledger' }],
    ['an added telephone number', { phone: '+964 750 000 0000' }],
    ['a message in another script', { message: 'سلام' }],
  ])('case 33: the same key with %s is one lead with the newest values', async (_name, change) => {
    const key = crypto.randomUUID();
    await harness.postJson('/api/contact', { ...contact, key });
    const answer = await harness.postJson('/api/contact', { ...contact, ...change, key });
    expect([answer.status, await body(answer)]).toEqual([200, { ok: true }]);
    const { name, email, ...fields } = { ...contact, ...change };
    expect(await leads()).toMatchObject([{ name, email, fields }]);
    expect((await queueState(harness.options.database)).pending).toBe(1);
  });

  it('case 33: without script, each post with the same key leads to the thanks page, and the last message is stored', async () => {
    const refused = await harness.postForm('/api/contact', { ...contact, email: 'bad' });
    const key = /name="key" value="([^"]+)"/.exec(await refused.text())?.[1] ?? '';
    for (const message of ['first', 'second', 'third']) {
      const answer = await harness.postForm('/api/contact', { ...contact, message, key });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/contact']);
    }
    expect((await leads()).map(({ fields }) => fields['message'])).toEqual(['third']);
  });

  it('case 33: an application that is sent twice has the second file', async () => {
    const key = crypto.randomUUID();
    for (const words of ['first', 'second']) {
      const form = application(pdf(words));
      form.set('key', key);
      expect((await upload(form)).status).toBe(200);
    }
    const stored = await leads();
    expect(stored).toHaveLength(1);
    expect((await findAttachment(harness.options.database, stored[0]?.id ?? ''))?.content.equals(pdf('second'))).toBe(
      true,
    );
  });

  it('case 33: a sign-up that is sent again with a corrected address is stored with it', async () => {
    const key = crypto.randomUUID();
    for (const email of ['reader@exmaple.com', 'reader@example.com'])
      expect((await harness.postJson('/api/newsletter', { email, key })).status).toBe(200);
    const addresses = (await listSubscribers(harness.options.database)).map(({ email }) => email);
    expect(addresses).toContain('reader@example.com');
  });

  it('case 33, promise 11: each change with the same key counts for the rate limit, a repeat does not', async () => {
    const limited = await createHarness({ hasRateLimit: true });
    const send = async (message: string) =>
      (await limited.postJson('/api/contact', { ...contact, message, key: 'one-key-for-all' })).status;
    const statuses: number[] = [];
    for (const message of ['a', 'a', 'b', 'c', 'c', 'd']) statuses.push(await send(message));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});

describe('faults of the store', () => {
  it('case 49: a post to a full disk is 503 with Retry-After and not stored; with free space it is stored', async () => {
    const full = await createHarness({}, { maxPages: 60 });
    let refused: Response | undefined;
    let stored = 0;
    for (let count = 0; count < 200 && !refused; count += 1) {
      const response = await full.postJson('/api/contact', { ...contact, message: `${count} ${'x'.repeat(4000)}` });
      if (response.ok) stored += 1;
      else refused = response;
    }
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '10']);
    expect(full.lines.at(-1)).toMatch(/store unavailable.*SQLite error 13, .*disk is full/);
    expect(await listLeads(full.options.database, { limit: 999 })).toHaveLength(stored);
    await full.options.database.transaction(({ query }) => query('DELETE FROM leads'));
    expect((await full.postJson('/api/contact', contact)).status).toBe(200);
    await full.close();
  });

  /** Locks the store, as another process does. */
  function lock() {
    const other = new DatabaseSync(`${harness.folder}/kariz.db`);
    other.exec('BEGIN IMMEDIATE');
    return { release: () => other.close() };
  }

  it('case 50: a post waits for a lock, while other requests are answered', async () => {
    const [row] = await harness.options.database.transaction(({ query }) => query('PRAGMA busy_timeout'));
    // While SQLite itself waits, the process is blocked: at most so many milliseconds.
    expect(row).toEqual({ timeout: 10 });
    const { release } = lock();
    const statements = vi.spyOn(DatabaseSync.prototype, 'exec');
    // No time passes for the store, so its limit of three seconds is not reached.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const waiting = harness.postJson('/api/contact', contact);
    // Otherwise the lock could be released before the post has tried to get it.
    await expect.poll(() => statements.mock.calls.flat()).toContain('BEGIN IMMEDIATE');
    expect((await harness.request('/healthz')).status).toBe(200);
    release();
    expect((await waiting).status).toBe(200);
    clock.mockRestore();
    statements.mockRestore();
  });

  it('case 50: after three seconds of a lock all waiting posts get 503, not one after another', async () => {
    const { release } = lock();
    let time = 0;
    // Each call is a tenth of a second later.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 100));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => harness.postJson('/api/contact', { ...contact, message: `m${index}` })),
    );
    clock.mockRestore();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // One after another they would call it 600 times.
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThan(2 * 3000 + 20 * 200);
    release();
    expect((await harness.postJson('/api/contact', contact)).status).toBe(200);
  });

  it('case 57: an error in a handler is 500 without details, and the log has its request id', async () => {
    const broken = await createHarness();
    const database = { ...broken.options.database, transaction: () => Promise.reject(new Error('secret detail')) };
    const other = await createHarness({ database });
    const response = await other.postJson('/api/contact', contact);
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(other.lines.at(-1)).toContain(response.headers.get('x-request-id') ?? 'no id');
    await other.close();
    await broken.close();
  });
});

it('a database that is opened again has the stored lead', async () => {
  await harness.postJson('/api/contact', contact);
  const again = await openSqlite(`${harness.folder}/kariz.db`);
  expect(await listLeads(again, { limit: 5 })).toHaveLength(1);
  await again.close();
});

it('the fields of a post are validated once', () => {
  const [definition] = definitions;
  if (!definition) throw new Error('There is no form');
  const safeParse = vi.spyOn(definition.schema, 'safeParse');
  const parse = vi.spyOn(definition.schema, 'parse');
  const values = { ...contact, name: ' Sara ' };
  expect(validate(definition, { values, files: {} })).toMatchObject({ ok: true, values: contact });
  expect([safeParse.mock.calls.length, parse.mock.calls.length]).toEqual([1, 0]);
  vi.restoreAllMocks();
});
