/** Downloads for a confirmed address: request, mail, confirmation, file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandIn } from '../../shared/brand.ts';
import type { OfferedFile } from '../../shared/downloads.ts';
import { guard } from '../../shared/forms/guard.fields.ts';
import { createLog } from '../../server/log.ts';
import { parseEnv } from '../../server/env.ts';
import { acceptLead } from '../../server/leads/accept.ts';
import { logDownloadFaults } from '../../server/downloads.ts';
import type { Mail } from '../../server/outbox/mail.ts';
import { erase } from '../../server/store/erasure.ts';
import { listLeads } from '../../server/store/leads.ts';
import { suppress } from '../../server/store/newsletter.ts';
import { queueState } from '../../server/store/outbox.ts';
import { removeOld } from '../../server/store/retention.ts';
import { removeExpired } from '../../server/store/submissions.ts';
import { createHarness, ORIGIN, serve, temporaryFolder, writeBuild, type Harness } from './harness.ts';
import { launch } from './launch.ts';
import { receiveMail } from './mailServer.ts';
import { takeMails } from './takeMails.ts';

const DAY = 24 * 3_600_000;
const BYTES = '%PDF-1.7 what we look at';
const OFFERED: readonly OfferedFile[] = [
  { file: 'guides/audit.pdf', title: 'Checklist of the audit', locale: 'en', page: 'spring-audit' },
  { file: 'guides/audit.pdf', title: 'قائمة التدقيق بلغة C++', locale: 'ar', page: 'spring-audit' },
  { file: 'gone.zip', title: 'Drawings', locale: 'en', page: 'spring-audit' },
];

let harness: Harness;
let files: ReturnType<typeof temporaryFolder>;
let mails: Mail[] = [];
let time = Date.now();

const fresh = (overrides: Parameters<typeof createHarness>[0] = {}): Promise<Harness> =>
  createHarness(
    { downloads: { offered: () => OFFERED, folder: files.path, validMs: 7 * DAY }, now: () => time, ...overrides },
    { now: () => time },
  );

beforeEach(async () => {
  mails = [];
  files = temporaryFolder();
  mkdirSync(join(files.path, 'guides'));
  writeFileSync(join(files.path, 'guides/audit.pdf'), BYTES);
  harness = await fresh();
});
afterEach(async () => {
  await harness.close();
  files.remove();
});

const ask = (email: string, more: Record<string, string> = {}): Promise<Response> =>
  harness.postJson('/api/downloads', { email, file: 'guides/audit', ...more });

/** Sends the queued mails into `mails`. */
async function deliver(): Promise<void> {
  mails.push(...(await takeMails(harness, ['download-mail', 'lead-mail'], () => time)));
}

/** Path of the link in the newest mail. */
const link = (): string => new RegExp(`${ORIGIN}(\\S*/download/\\S+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
const press = (path: string): Promise<Response> => harness.request(path, { method: 'POST' });
const leads = () => listLeads(harness.options.database, { limit: 9 });

/** Requests a file. Resolves with the path of the link in its mail. */
async function mailed(email = 'sara@example.com'): Promise<string> {
  await ask(email);
  await deliver();
  return link();
}

/** Confirms a link. Resolves with the address of the file. */
const confirmed = async (path: string): Promise<string> => (await press(path)).headers.get('location') ?? '';

describe('the whole process', () => {
  it('a request is mailed, confirmed and downloaded; the company is informed only then', async () => {
    expect(await (await ask('sara@example.com')).json()).toEqual({ ok: true });
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'sara@example.com', subject: `Your file from ${brandIn('en')}` });
    expect(mails[0]?.text).toContain('Checklist of the audit');
    expect(mails[0]?.text).toContain('The link works for 7 days.');
    expect(await leads()).toEqual([]);

    const answer = await press(link());
    expect(answer.status).toBe(303);
    const given = await harness.request(answer.headers.get('location') ?? '');
    expect(await given.text()).toBe(BYTES);
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="audit.pdf"; filename*=UTF-8''audit.pdf`,
      'content-length': String(BYTES.length),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(await leads()).toMatchObject([
      {
        ...{ kind: 'download', state: 'accepted', email: 'sara@example.com' },
        fields: { file: 'guides/audit.pdf', title: 'Checklist of the audit', topic: 'spring-audit', locale: 'en' },
      },
    ]);
    await deliver();
    expect(mails[1]).toMatchObject({ to: 'l@x.co', replyTo: { address: 'sara@example.com' } });
    expect(mails[1]?.text).toContain('guides/audit.pdf');
  });

  it('opening the link several times confirms nothing and shows a button', async () => {
    const path = await mailed();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await harness.request(path, { method });
      expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
        200,
        'noindex',
        'no-store',
      ]);
    }
    expect(await (await harness.request(path)).text()).toMatch(
      /<form method="post" action="\/download\/guides\/audit\?/,
    );
    // The address of the file, guessed from the link, redirects to the button.
    const file = await harness.request(path.replace('audit?', 'audit.pdf?'));
    expect([file.status, file.headers.get('location')]).toEqual([303, path]);
    expect(await leads()).toEqual([]);
  });

  it('the link works several times and causes one lead', async () => {
    const path = await mailed();
    for (let count = 0; count < 3; count += 1) {
      const file = await confirmed(path);
      expect(await (await harness.request(file)).text()).toBe(BYTES);
      expect((await harness.request(path)).status).toBe(200);
    }
    expect(await leads()).toHaveLength(1);
    await deliver();
    expect(mails).toHaveLength(2);
  });

  it('without script, the thanks page, the mail and the link are in the language of the form', async () => {
    const answer = await harness.postForm('/api/downloads', { email: 'a@b.co', file: 'guides/audit', locale: 'ar' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/thanks/download']);
    expect(await (await harness.request('/ar/thanks/download')).text()).toContain('رابط الملف');
    await deliver();
    // Without marks, the signs of C++ would be shown before its letter.
    const title = 'قائمة التدقيق بلغة \u2066C++\u2069';
    expect(mails[0]?.text).toContain(title);
    expect(mails[0]?.text).toContain('الرابط صالح لمدة 7 أيام.');
    expect(link()).toMatch(/^\/ar\/download\/guides\/audit\?/);
    const page = await (await harness.request(link())).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain(title);
  });

  it('in a language whose pages do not offer the file, the mail has its title in another language', async () => {
    await ask('a@b.co', { locale: 'ku' });
    await deliver();
    expect(mails[0]?.text).toContain('Checklist of the audit');
    expect(mails[0]?.text).toContain('بەستەرەکە 7 ڕۆژ کار دەکات.');
  });

  it('without script, the form is shown again with the file when the address is invalid', async () => {
    const answer = await harness.postForm('/api/downloads', { email: 'sara', file: 'guides/audit' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Get the file by email');
    expect(text).toContain('<input type="hidden" name="file" value="guides/audit" />');
  });

  it('the lead has the attribution of the request', async () => {
    await harness.close();
    harness = await fresh({ attribution: { clickIds: [] } });
    await ask('a@b.co', { attribution: 'utm_campaign=spring' });
    await deliver();
    await press(link());
    expect(await leads()).toMatchObject([{ attribution: { utm_campaign: 'spring' } }]);
  });

  it('mail routes apply, with the page of the file as topic', async () => {
    await harness.close();
    harness = await fresh({ mailRoutes: [{ form: 'download', topic: 'spring-audit', to: ['team@x.co'] }] });
    await press(await mailed());
    await deliver();
    expect(mails.at(-1)?.to).toBe('team@x.co');
  });
});

describe('parts of a file', () => {
  it('ranges are answered, and HEAD requests with the headers of the whole file', async () => {
    const file = await confirmed(await mailed());
    const part = await harness.request(file, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-3/${BYTES.length}`,
      '%PDF',
    ]);
    const outOfRange = await harness.request(file, { headers: { range: 'bytes=999-' } });
    expect([outOfRange.status, outOfRange.headers.get('content-range')]).toEqual([416, `bytes */${BYTES.length}`]);
    const changed = await harness.request(file, { headers: { range: 'bytes=0-3', 'if-range': '"another"' } });
    expect([changed.status, await changed.text()]).toEqual([200, BYTES]);
    const tried: Record<string, string>[] = [{}, { range: 'bytes=0-3' }, { range: 'bytes=999-' }];
    for (const headers of tried) {
      const head = await harness.request(file, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        200,
        String(BYTES.length),
        '',
      ]);
    }
  });
});

describe('links that do not work', () => {
  it('a link works until it expires; then it is 410 with a link to the page of the file, also after the request was removed', async () => {
    const path = await mailed();
    const file = await confirmed(path);
    const requests = [
      [path, 'GET'],
      [path, 'POST'],
      [file, 'GET'],
    ] as const;
    time += 7 * DAY - 1;
    const working = [];
    for (const [address, method] of requests) working.push((await harness.request(address, { method })).status);
    expect(working).toEqual([200, 303, 200]);
    time += 1;
    const answers = [];
    for (const forget of [false, true]) {
      if (forget) await removeExpired(harness.options.database);
      for (const [address, method] of requests) {
        const answer = await harness.request(address, { method });
        answers.push([answer.status, /has expired[\s\S]*href="\/spring-audit"/.test(await answer.text())]);
      }
    }
    expect(answers).toEqual(Array.from({ length: 6 }, () => [410, true]));
    expect(await leads()).toHaveLength(1);
  });

  it('an altered or truncated link is 404', async () => {
    const path = await mailed();
    const query = path.slice(path.indexOf('?'));
    const altered = [
      path.slice(0, -1),
      `${path}x`,
      path.replace('guides/audit', 'gone'),
      path.replace(/expires=\d+/, (expires) => `${expires}0`),
      path.replace(/request=[\w-]+/, `request=${crypto.randomUUID()}`),
      '/download/guides/audit',
      `/download/guides/audit.pdf`,
      `/ar/download/none${query}`,
    ];
    for (const address of altered) {
      const answer = await harness.request(address, { method: address.includes('.pdf') ? 'GET' : 'POST' });
      expect([address, answer.status]).toEqual([address, 404]);
    }
    expect(await leads()).toEqual([]);
  });

  it('a path outside the folder is 404', async () => {
    for (const address of ['/download/../server/main.ts', '/download/%2e%2e/secret', '/download/..%2fsecret.txt'])
      expect((await harness.request(address)).status).toBe(404);
  });

  it('the link of a deleted file is 410 and causes no lead', async () => {
    const path = await mailed();
    rmSync(join(files.path, 'guides/audit.pdf'));
    const answer = await press(path);
    expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('no longer here')]);
    expect(await leads()).toEqual([]);
  });

  it('the links of an erased person are 410', async () => {
    const path = await mailed();
    const file = await confirmed(path);
    const { database, secret } = harness.options;
    expect(await erase(database, secret, 'Sara@example.com', join(harness.folder, 'log'))).toMatchObject({ leads: 1 });
    expect((await press(path)).status).toBe(410);
    expect((await harness.request(file)).status).toBe(410);
    expect(await leads()).toEqual([]);
    const rows = await database.transaction(({ query }) => query('SELECT * FROM download_requests'));
    expect(rows).toEqual([]);
  });

  it('other methods get 405 with the allowed methods', async () => {
    const answers = [
      await harness.request('/download/guides/audit', { method: 'DELETE' }),
      await harness.request('/download/guides/audit.pdf', { method: 'POST' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [405, 'GET, HEAD, POST'],
      [405, 'GET, HEAD'],
    ]);
  });
});

describe('limits and privacy', () => {
  it('a file that no page offers is refused with 422', async () => {
    for (const file of ['none', 'guides/audit.pdf', '../secret', '']) {
      const answer = await harness.postJson('/api/downloads', { email: 'a@b.co', file });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { ok: false, errors: [{ field: '', code: 'notOffered' }] },
      ]);
    }
    const page = await harness.postForm('/api/downloads', { email: 'a@b.co', file: 'none', locale: 'ar' });
    expect(await page.text()).toContain('لم يعد هذا الملف متاحًا');
  });

  it('one mailbox gets three mails in ten minutes and ten a day; a newsletter sign-up does not count', async () => {
    for (let count = 0; count < 40; count += 1) {
      await ask(`sa.ra+${count}@example.com`);
      if (count === 5) time += 601_000;
    }
    await deliver();
    expect(mails).toHaveLength(6);
    time += 601_000;
    for (let count = 40; count < 80; count += 1) {
      await ask(`sara+${count}@example.com`);
      time += 601_000;
    }
    await deliver();
    expect(mails).toHaveLength(10);
    await harness.postJson('/api/newsletter', { email: 'sara@example.com' });
    expect((await queueState(harness.options.database)).pending).toBe(1);
  });

  it('the whole server sends at most CONFIRMATIONS_PER_HOUR mails, and logs each one above', async () => {
    await harness.close();
    harness = await fresh({ confirmationsPerHour: 2 });
    for (let count = 0; count < 4; count += 1) await ask(`p${count}@example.com`);
    await deliver();
    expect(mails).toHaveLength(2);
    expect(harness.lines.filter((line) => line.includes('CONFIRMATIONS_PER_HOUR is reached'))).toHaveLength(2);
  });

  it('new, known, confirmed and suppressed addresses get the same answer', async () => {
    await ask('known@example.com');
    await press(await mailed('confirmed@example.com'));
    await suppress(harness.options.database, harness.options.secret, 'suppressed@example.com');
    time += 601_000;
    const seen = [];
    for (const name of ['new', 'known', 'confirmed', 'suppressed']) {
      const answer = await ask(`${name}@example.com`);
      seen.push(JSON.stringify([answer.status, [...answer.headers], await answer.text()]));
    }
    expect(new Set(seen).size).toBe(1);
    mails = [];
    await deliver();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'confirmed@example.com',
      'known@example.com',
      'l@x.co',
      'new@example.com',
    ]);
  });

  it('an address that is suppressed before sending gets no mail', async () => {
    await ask('a@b.co');
    await suppress(harness.options.database, harness.options.secret, 'a@b.co');
    await deliver();
    expect(mails).toEqual([]);
  });

  it('a client that tries too many links gets 429', async () => {
    await harness.close();
    harness = await fresh({ hasRateLimit: true });
    for (let count = 0; count < 120; count += 1) await harness.request('/download/guides/audit');
    const answer = await harness.request('/download/guides/audit');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('suspected spam is quarantined, and its mail is sent when it is accepted', async () => {
    await ask('a@b.co', { [guard.fields.honeypot.name]: 'x' });
    await deliver();
    expect(mails).toEqual([]);
    const [lead] = await leads();
    expect(lead).toMatchObject({ kind: 'download', state: 'quarantined' });
    const { database, secret } = harness.options;
    const env = parseEnv({ DOWNLOAD_LINK_DAYS: '1' });
    if (lead) expect(await acceptLead({ database, secret, erasureLog: '' }, lead, env)).toBe(true);
    expect(await leads()).toEqual([]);
    await deliver();
    expect(mails[0]?.text).toContain('The link works for 1 day.');
    expect((await press(link())).status).toBe(303);
    expect(await leads()).toMatchObject([{ state: 'accepted', fields: { topic: 'spring-audit' } }]);
  });

  it('requests are removed when the link expires; a lead has the retention of inquiries', async () => {
    await ask('never@b.co');
    await press(await mailed());
    time += 7 * DAY;
    const { database } = harness.options;
    await removeExpired(database);
    const rows = await database.transaction(({ query }) => query('SELECT * FROM download_requests'));
    expect(rows).toEqual([]);
    const ages = { contact: 8 * DAY, application: 8 * DAY, unconfirmed: 8 * DAY, quarantine: 8 * DAY };
    expect((await removeOld(database, ages)).contact).toBe(0);
    time += 2 * DAY;
    expect((await removeOld(database, ages)).contact).toBe(1);
  });

  it('a disabled form is 410 with the code off', async () => {
    await harness.close();
    harness = await fresh({ forms: { contact: true, newsletter: true, application: true, download: false } });
    const answer = await ask('a@b.co');
    expect([answer.status, await answer.json()]).toEqual([410, { ok: false, errors: [{ field: '', code: 'off' }] }]);
  });
});

describe('the server', () => {
  /** Writes a build that offers the file. */
  function build() {
    const folder = temporaryFolder();
    writeBuild(folder.path);
    writeFileSync(join(folder.path, '_downloads.json'), JSON.stringify(OFFERED));
    return folder;
  }

  it('reads the offered files from the build, and serves neither their list nor the file', async () => {
    const { path, remove } = build();
    const running = await serve(harness, path);
    expect(running.manifest().offered).toEqual(OFFERED);
    for (const address of ['/_downloads.json', '/guides/audit.pdf', '/content/downloads/guides/audit.pdf'])
      expect((await fetch(running.url + address)).status).toBe(404);
    expect((await fetch(`${running.url}/download/guides/audit`)).status).toBe(404);
    await running.close();
    remove();
  });

  it('logs at start which files are not available', async () => {
    const lines: string[] = [];
    await logDownloadFaults(
      harness.options.downloads,
      false,
      createLog('info', (line) => lines.push(line)),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'warn', files: 'guides/audit.pdf, gone.zip' },
      { level: 'error', file: 'gone.zip' },
    ]);
  });

  it('as a process: the mail is sent by SMTP, and its link returns the file', async () => {
    const { path, remove } = build();
    const { url: SMTP_URL, mails: received } = await receiveMail();
    const data = temporaryFolder();
    const PUBLIC_ORIGIN = 'http://downloads.test';
    const server = await launch({
      ...{ DIST_DIR: path, DATA_DIR: data.path, DOWNLOADS_DIR: files.path, SMTP_URL, SMTP_REQUIRE_TLS: 'off' },
      ...{ PUBLIC_ORIGIN, LEAD_MAIL: 'off' },
    });
    const form = new URLSearchParams({ email: 'sara@example.com', file: 'guides/audit' });
    const asked = await fetch(`${server.url}/api/downloads`, {
      ...{ method: 'POST', body: form, headers: { origin: PUBLIC_ORIGIN }, redirect: 'manual' },
    });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/thanks/download']);
    await expect.poll(() => received.length).toBe(1);
    const text = (received[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const found = /http:\/\/downloads\.test(\/download\/guides\/audit\?[\w=&-]+)/.exec(text)?.[1] ?? '';
    const given = await fetch(server.url + found, { method: 'POST' });
    expect([given.status, await given.text()]).toEqual([200, BYTES]);
    await server.stop();
    data.remove();
    remove();
  });
});
