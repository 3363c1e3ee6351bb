/** Links and notes for pages that a language lacks. */
import { beforeEach, expect, it, vi } from 'vitest';
import { messagesOf } from '#i18n/messages.ts';
import { enabledLocales, localeOf } from '#shared/locales.ts';
import { linkWithLanguage, noteOn } from './links.ts';
import { languageLinksFor } from './shellData.ts';

const LANGUAGES: Readonly<Record<string, string[]>> = {
  '/services': ['en', 'ar'],
  '/services/devops': ['en', 'ar'],
  '/services/devops/ci-cd': ['en'],
};
vi.mock('astro:content', () => ({}));
vi.mock('#content/pagePaths.ts', () => ({ languagesOf: (path: string) => Promise.resolve(LANGUAGES[path] ?? []) }));

// Independent of the languages that a company has enabled.
vi.mock(import('#shared/locales.ts'), { spy: true });
beforeEach(() => {
  vi.mocked(enabledLocales).mockReturnValue((['en', 'ar', 'ku'] as const).map(localeOf));
});

const controlsOf = (locale: 'en' | 'ar' | 'ku') => messagesOf(locale).controls;

it('the list of languages links to the nearest parent page when the page is missing, with a note', async () => {
  const links = await languageLinksFor('en', '/services/devops/ci-cd');
  expect(links.map(({ lang, href, current, note }) => ({ lang, href, current, note }))).toEqual([
    { lang: 'en', href: '/services/devops/ci-cd', current: 'page', note: undefined },
    { lang: 'ar', href: '/ar/services/devops', current: undefined, note: controlsOf('ar').onlyIn },
    { lang: 'ckb', href: '/ku', current: undefined, note: controlsOf('ku').onlyIn },
  ]);
});

it('the list of languages links to the page itself when it exists, without a note', async () => {
  const [, arabic] = await languageLinksFor('en', '/services/devops');
  expect(arabic).toMatchObject({ href: '/ar/services/devops' });
  expect(arabic).not.toHaveProperty('note');
});

it('a link to an English page names its language, as text and in hreflang', () => {
  expect(linkWithLanguage('CI/CD', '/services/devops/ci-cd', '/ar/services')).toMatchObject({
    hrefLang: 'en',
    language: controlsOf('ar').english,
  });
  const own = linkWithLanguage('DevOps', '/ar/services/devops', '/ar/services');
  expect([own.hrefLang, own.language]).toEqual([undefined, undefined]);
});

it('a list has a note when some of its pages are in English', () => {
  const [own, english] = [{ href: '/ar/services/devops' }, { href: '/services/devops/ci-cd' }];
  expect(noteOn('ar', [own, english])).toBe(controlsOf('ar').inEnglish);
  expect(noteOn('ar', [own])).toBeUndefined();
});
