/** Forms answer in the language of their page. */
import { parse, type HTMLElement } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareRightToLeft } from '../../shared/bidi.ts';
import { guard } from '../../shared/forms/guard.fields.ts';
import { LOCALES, localeOf, type LocaleKey } from '../../shared/locales.ts';
import { localizedPath } from '../../shared/paths.ts';
import { site } from '../../site.config.ts';
import { sitePath } from '../../server/sitePath.ts';
import { listLeads } from '../../server/store/leads.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import { choiceName, wordsOf } from '../../server/words/words.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import {
  application,
  contact,
  createHarness,
  ORIGIN,
  serve,
  temporaryFolder,
  writeBuild,
  type Harness,
} from './harness.ts';
import { takeMails } from './takeMails.ts';

const LANGUAGES: readonly LocaleKey[] = ['en', 'ar', 'ku'];
let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

const pageOf = async (response: Response): Promise<HTMLElement> => parse(await response.text());
const languageOf = (page: HTMLElement): (string | undefined)[] => {
  const root = page.querySelector('html');
  return [root?.getAttribute('lang'), root?.getAttribute('dir')];
};

/** Every text of a message table, with its path. */
const textsOf = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'string'
      ? [[`${path}.${key}`, item] as [string, string]]
      : textsOf(item as object, `${path}.${key}`),
  );

const sendMails = () => takeMails(harness, ['lead-mail', 'confirmation-mail']);

it.each<[LocaleKey[], string[]]>([
  [
    ['en', 'ar'],
    ['', 'en', 'ar'],
  ],
  [['en'], []],
])('while the languages %j are enabled, a form page offers the answers %j', async (enabled, offered) => {
  const before = LOCALES.map((locale) => locale.enabled);
  try {
    for (const locale of LOCALES) locale.enabled = enabled.includes(locale.key);
    const page = await pageOf(await harness.postForm('/api/contact', { ...contact, email: 'bad', language: 'ku' }));
    const values = page.querySelectorAll('#language option').map((option) => option.getAttribute('value'));
    expect(values).toEqual(offered);
  } finally {
    for (const [index, locale] of LOCALES.entries()) locale.enabled = before[index] ?? true;
  }
});

describe.each(LANGUAGES)('%s', (locale) => {
  const { tag, dir } = localeOf(locale);
  const words = wordsOf(locale);

  it('a refused post returns the form in its language, with the chosen values', async () => {
    const response = await harness.postForm('/api/contact', {
      ...contact,
      email: 'bad',
      budget: 'months',
      language: 'ku',
      locale,
    });
    const page = await pageOf(response);
    expect([response.status, ...languageOf(page)]).toEqual([422, tag, dir]);
    expect(page.querySelector('h1')?.text).toBe(words.form.contact);
    expect(page.querySelector('#email-error')?.text).toBe(words.errors.notEmail);
    expect(page.querySelector('#email-error')?.text).toContain('name@company.com');
    expect(page.querySelector('option[selected][value=months]')?.text.trim()).toBe(words.choices.budget.months);
    const sorani = page.querySelector('option[selected][value=ku]');
    expect([sorani?.text.trim(), sorani?.getAttribute('lang')]).toEqual(
      localeOf('ku').enabled ? ['کوردی', 'ckb'] : [undefined, undefined],
    );
    const autocompletes = page
      .querySelectorAll('input[autocomplete]')
      .map(({ attributes }) => [attributes['id'], attributes['autocomplete']]);
    expect(Object.fromEntries(autocompletes)).toMatchObject({
      name: 'name',
      email: 'email',
      company: 'organization',
      phone: 'tel',
    });
    expect(page.querySelector(`input[name=${guard.fields.locale.name}]`)?.getAttribute('value')).toBe(locale);
    expect(page.querySelectorAll('a').at(-1)?.getAttribute('href')).toBe(sitePath(locale, '/'));
  });

  it('a refused post keeps the topic of the page in a hidden field', async () => {
    const response = await harness.postForm('/api/contact', {
      ...contact,
      email: 'bad',
      topic: 'devops/ci-cd',
      locale,
    });
    const topic = (await pageOf(response)).querySelector('[name=topic]');
    expect([topic?.getAttribute('type'), topic?.getAttribute('value')]).toEqual(['hidden', 'devops/ci-cd']);
  });

  it('a refused application to an unknown role has a link to the open roles', async () => {
    const response = await harness.postForm('/api/applications', { ...contact, role: 'Data engineer', locale });
    const page = await pageOf(response);
    const link = page.querySelector('[role=alert] a');
    expect([link?.text, link?.getAttribute('href')]).toEqual([
      words.form.chooseRole,
      sitePath(locale, '/company/career'),
    ]);
    expect(page.querySelector('[name=role]')?.getAttribute('type')).toBe('hidden');
  });

  it('a refused application asks for its file again, or shows the error of a missing file', async () => {
    const send = async (body: FormData) => {
      const headers = { accept: 'text/html', origin: ORIGIN };
      return pageOf(await harness.request('/api/applications', { method: 'POST', headers, body }));
    };
    const form = application();
    form.set('email', 'bad');
    form.set('locale', locale);
    const page = await send(form);
    expect(page.querySelector('#cv')?.getAttribute('aria-describedby')).toBe('cv-again');
    expect(page.querySelector('#cv-again')?.text).toBe(words.form.fileAgain);
    form.delete('cv');
    const without = await send(form);
    expect(without.querySelector('#cv')?.getAttribute('aria-describedby')).toBe('cv-error');
    expect(without.querySelector('#cv-again')).toBeNull();
  });

  it.each([
    ['/company/career/data-engineer', true],
    ['/company/career', false],
    ['/api/applications', false],
    ['//company/career/x', false],
  ])('a file that is far too large, sent from %s, is 413 with a link to its role: %s', async (path, isRole) => {
    const before = path === '/api/applications' ? path : localizedPath(locale, path);
    const response = await harness.request('/api/applications', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        accept: 'text/html',
        origin: ORIGIN,
        referer: ORIGIN + before,
      },
      body: new Uint8Array(5_500_000),
    });
    const page = await pageOf(response);
    const formLocale = path === '/api/applications' ? 'en' : locale;
    const { backToRole, chooseRole } = wordsOf(formLocale).form;
    const link = page.querySelector('main a');
    expect([response.status, link?.text, link?.getAttribute('href')]).toEqual([
      413,
      ...(isRole ? [backToRole, before] : [chooseRole, sitePath(formLocale, '/company/career')]),
    ]);
  });

  it('fields have the labels of the site’s pages', () => {
    const { contactPage, application, newsletter } = messagesOf(locale);
    // The site prevents breaks and marks directions in its labels; the server's pages do not.
    const {
      contact: contactLabels,
      application: applicationLabels,
      newsletter: newsletterLabels,
    } = prepareRightToLeft(words.labels);
    expect(contactPage).toMatchObject(contactLabels);
    // The page states the maximum file size below the field.
    expect({ ...application, cv: applicationLabels.cv }).toMatchObject(applicationLabels);
    expect(applicationLabels.cv).toContain(application.cv);
    expect(newsletter).toMatchObject(newsletterLabels);
  });

  it('answers of the team builder are in a form in its language, as escaped text', async () => {
    const answers = new URLSearchParams({
      topic: 'on-demand-developers',
      'team.Backend': '2',
      'team.Backend / Level': '<b>Senior</b>',
      'team.Testing': '',
      'team.Testing / Level': 'Junior',
      message: 'not an answer',
    });
    const response = await harness.request(`${localizedPath(locale, '/brief')}?${answers.toString()}`);
    const page = await pageOf(response);
    expect([response.status, ...languageOf(page)]).toEqual([200, tag, dir]);
    expect(page.querySelector('textarea')?.text.trim()).toBe('Backend: 2\nBackend / Level: <b>Senior</b>');
    expect(page.querySelector('b')).toBeNull();
    expect(page.querySelector('[name=topic]')?.getAttribute('value')).toBe('on-demand-developers');
    expect(page.querySelector('[name=locale]')?.getAttribute('value')).toBe(locale);
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it('answers of the team builder are cut to the lengths of the fields; a post is 405', async () => {
    const path = localizedPath(locale, '/brief');
    const long = `${path}?topic=${'t'.repeat(200)}&team.Task=${'x'.repeat(6000)}`;
    const page = await pageOf(await harness.request(long));
    expect(page.querySelector('textarea')?.text.trim()).toHaveLength(5000);
    expect(page.querySelector('[name=topic]')?.getAttribute('value')).toHaveLength(100);
    const posted = await harness.request(path, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('a valid post leads to the thanks page in its language', async () => {
    const response = await harness.postForm('/api/contact', { ...contact, locale });
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([303, localizedPath(locale, '/thanks/contact')]);
    const page = await pageOf(await harness.request(location));
    expect([...languageOf(page), page.querySelector('h1')?.text]).toEqual([tag, dir, words.thanks.contact.title]);
  });

  it('an invalid body is answered in the language of the page that sent it', async () => {
    const response = await harness.request('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: ORIGIN,
        referer: ORIGIN + localizedPath(locale, '/contact'),
      },
      body: 'name=%FF',
    });
    const page = await pageOf(response);
    expect([response.status, ...languageOf(page)]).toEqual([400, tag, dir]);
    expect(page.querySelector('main p')?.text).toBe(words.errors.malformed);
  });

  it('the confirmation mail and the pages to confirm and to unsubscribe are in its language', async () => {
    await harness.postForm('/api/newsletter', { email: 'a@example.com', locale });
    const [mail] = await sendMails();
    expect(mail?.subject).toBe(words.confirmationMail.subject);
    expect(mail?.html).toContain(`<div lang="${tag}" dir="${dir}">`);
    const links = mail?.text.match(/https:\S+/g)?.map((link) => link.replace(ORIGIN, '')) ?? [];
    const base = localizedPath(locale, '/newsletter');
    expect(links.map((link) => link.split('?')[0])).toEqual([`${base}/confirm`, `${base}/unsubscribe`]);

    const [confirm = '', unsubscribe = ''] = links;
    const ask = await pageOf(await harness.request(confirm));
    expect([...languageOf(ask), ask.querySelector('button')?.text]).toEqual([tag, dir, words.confirm.button]);
    const form = ask.querySelector('form');
    const confirmed = await harness.request(form?.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${form?.querySelector('[name=token]')?.getAttribute('value') ?? ''}`,
    });
    expect((await pageOf(confirmed)).querySelector('h1')?.text).toBe(words.confirmed.title);
    expect(await listSubscribers(harness.options.database)).toMatchObject([{ state: 'confirmed', locale }]);

    const leave = await pageOf(await harness.request(unsubscribe));
    expect([...languageOf(leave), leave.querySelector('h1')?.text]).toEqual([tag, dir, words.unsubscribe.title]);
    const left = await harness.request(leave.querySelector('form')?.getAttribute('action') ?? '', { method: 'POST' });
    expect((await pageOf(left)).querySelector('h1')?.text).toBe(words.unsubscribed.title);
    expect(await listSubscribers(harness.options.database)).toEqual([]);
  });
});

it('over a port, pages with a language prefix are 200, and other prefixes and paths 404', async () => {
  const { path, remove } = temporaryFolder();
  writeBuild(path);
  const running = await serve(harness, path);
  const statusOf = async (url: string) => (await fetch(running.url + url)).status;
  for (const url of [
    '/ar/thanks/contact',
    '/ku/newsletter/confirm?token=x',
    '/thanks/newsletter',
    '/brief',
    '/ku/brief?x=%',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  for (const url of [
    '/fr/thanks/contact',
    '/ar/api/contact',
    '/ar/healthz',
    '/arthanks/contact',
    '/brief/x',
    '/briefs',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
  await running.close();
  remove();
});

it('an unknown language is 400', async () => {
  expect((await harness.postForm('/api/contact', { ...contact, locale: 'fr' })).status).toBe(400);
  expect((await harness.postForm('/api/contact', { ...contact, locale: 'english' })).status).toBe(400);
});

describe('budget and language of the answer', () => {
  it('are stored with the page’s language; the mail has their names', async () => {
    await harness.postJson('/api/contact', { ...contact, budget: 'running', language: 'ar', locale: 'ku' });
    const [lead] = await listLeads(harness.options.database, { limit: 5 });
    expect(lead?.fields).toMatchObject({ budget: 'running', language: 'ar', locale: 'ku' });
    const [mail] = await sendMails();
    expect(mail?.text).toContain('budget: Operation and support');
    expect(mail?.text).toContain('answer in: \u2068العربية\u2069');
    expect(mail?.text).toContain('language of the page: \u2068کوردی\u2069');
  });

  it('accept only the choices of the form, and may be empty', async () => {
    for (const wrong of [{ budget: '1000000' }, { budget: ' weeks' }, { language: 'fr' }, { language: '__proto__' }])
      expect((await harness.postJson('/api/contact', { ...contact, ...wrong })).status).toBe(422);
    expect((await harness.postJson('/api/contact', { ...contact, budget: '', language: '' })).status).toBe(200);
    expect((await listLeads(harness.options.database, { limit: 5 }))[0]?.fields).toEqual({
      message: contact.message,
      locale: 'en',
    });
  });

  it('get no name when the field has no choices or the value is unknown', () => {
    const words = wordsOf('en');
    expect([choiceName(words, 'message', 'ar'), choiceName(words, 'budget', 'unheard of')]).toEqual([
      'ar',
      'unheard of',
    ]);
  });
});

describe('the message tables', () => {
  it('have no empty text, and no title twice among the pages of a language', () => {
    for (const locale of LANGUAGES) {
      const { thanks, confirm, confirmed, alreadyConfirmed, unknownLink, unsubscribe, unsubscribed } = wordsOf(locale);
      for (const [path, text] of textsOf(wordsOf(locale))) expect(text.trim(), path).not.toBe('');
      const pages = [
        ...Object.values(thanks),
        confirm,
        confirmed,
        alreadyConfirmed,
        unknownLink,
        unsubscribe,
        unsubscribed,
      ];
      expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    }
  });

  it('have Arabic and Kurdish in their own letters, with Western digits', () => {
    for (const [path, text] of textsOf(wordsOf('ar'))) {
      expect(text, path).toMatch(/[\u0621-\u064a]/);
      expect(text, path).not.toMatch(/[\u06cc\u06a9\u0660-\u0669\u06f0-\u06f9]/);
    }
    for (const [path, text] of textsOf(wordsOf('ku'))) {
      expect(text, path).toMatch(/[\u06cc\u06a9\u06d5\u06ce\u06c6\u0695\u06b5\u0627-\u0648]/);
      // Arabic yeh, kaf, teh marbuta and alef maksura do not belong to Sorani.
      expect(text, path).not.toMatch(/[\u064a\u0643\u0629\u0649\u0660-\u0669\u06f0-\u06f9]/);
    }
  });

  it('have the mail address of the company in the texts of failures', () => {
    for (const locale of LANGUAGES)
      for (const code of ['malformed', 'tooLarge', 'foreignOrigin', 'tooMany', 'busy', 'off', 'failed'] as const)
        expect(wordsOf(locale).errors[code]).toContain(site.contact.email);
  });
});

it('a language may have a key of any length', async () => {
  vi.resetModules();
  vi.doMock(import('../../shared/locales.ts'), async (original) => {
    const actual = await original();
    const kurdish = { ...actual.localeOf('ku'), key: 'kurdish' as LocaleKey };
    const LOCALES = [...actual.LOCALES, kurdish];
    return {
      ...actual,
      LOCALES,
      findLocale: (key: string | undefined) => LOCALES.find((locale) => locale.key === key),
    };
  });
  const { takeGuardValues } = await import('../../server/forms/guardValues.ts');
  expect(takeGuardValues({ locale: 'kurdish' }).locale).toBe('kurdish');
  vi.doUnmock('../../shared/locales.ts');
  vi.resetModules();
});
