/** The Markdown records: articles, case studies and open roles, each with the entry that Astro renders. */
import type { CollectionEntry } from 'astro:content';
import { isolateTerms, mapTextNodes, preventBreaks } from '#shared/bidi.ts';
import { DEFAULT_LOCALE, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { withFallback } from './fallback.ts';
import { BASE_PATHS } from './normalise/address.ts';
import { cached, inLanguage, isEnabled, prepareTexts, recordsOf } from './records.ts';

export interface TextEntry<Name extends 'posts' | 'cases' | 'roles'> {
  locale: LocaleKey;
  slug: string;
  /** Path of the page with its language's prefix. */
  href: string;
  data: CollectionEntry<Name>['data'];
  /** For Astro's `render`, which converts the Markdown to a component. */
  entry: CollectionEntry<Name>;
}

/** The texts of a kind in every enabled language. */
const allTexts = <Name extends keyof typeof BASE_PATHS>(name: Name): Promise<TextEntry<Name>[]> =>
  cached(`texts ${name}`, () => findTexts(name));

async function findTexts<Name extends keyof typeof BASE_PATHS>(name: Name): Promise<TextEntry<Name>[]> {
  const entries = (await recordsOf(name)).map((entry) => {
    const [key = '', , slug = ''] = entry.id.split('/');
    const locale = key as LocaleKey;
    return { locale, slug, href: localizedPath(locale, `/${BASE_PATHS[name]}/${slug}`), entry };
  });
  return entries.filter(isEnabled).map((text) => ({
    ...text,
    data: prepareTexts(text.entry.data, text.locale),
    entry: localeOf(text.locale).dir === 'rtl' ? withTerms(text.entry) : text.entry,
  }));
}

/** An entry with isolated Latin terms in its HTML. */
const withTerms = <T extends { rendered?: { html: string } }>(entry: T): T =>
  entry.rendered
    ? {
        ...entry,
        rendered: {
          ...entry.rendered,
          html: mapTextNodes(entry.rendered.html, (text) => isolateTerms(preventBreaks(text))),
        },
      }
    : entry;

const inOrder = (a: TextEntry<'cases'>, b: TextEntry<'cases'>): number => a.data.order - b.data.order;
const newestRoleFirst = (a: TextEntry<'roles'>, b: TextEntry<'roles'>): number =>
  b.data.posted.getTime() - a.data.posted.getTime();

/** Articles, newest first. */
export const posts = (locale?: LocaleKey): Promise<TextEntry<'posts'>[]> =>
  cached(`posts ${locale}`, async () =>
    inLanguage(await allTexts('posts'), locale).toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime()),
  );

/** Case studies, sorted by `order`. */
export const cases = (locale?: LocaleKey): Promise<TextEntry<'cases'>[]> =>
  cached(`cases ${locale}`, async () => inLanguage(await allTexts('cases'), locale).toSorted(inOrder));

/** Open roles, newest first. */
export const roles = (locale?: LocaleKey): Promise<TextEntry<'roles'>[]> =>
  cached(`roles ${locale}`, async () => inLanguage(await allTexts('roles'), locale).toSorted(newestRoleFirst));

/** Every case study, sorted by `order`: the record in this language or, without one, in the default language. */
export const casesIn = (locale: LocaleKey): Promise<TextEntry<'cases'>[]> =>
  cached(`cases in ${locale}`, async () =>
    withFallback(await cases(locale), await cases(DEFAULT_LOCALE)).toSorted(inOrder),
  );

/** Every open role, newest first: the record in this language or, without one, in the default language. */
export const rolesIn = (locale: LocaleKey): Promise<TextEntry<'roles'>[]> =>
  cached(`roles in ${locale}`, async () =>
    withFallback(await roles(locale), await roles(DEFAULT_LOCALE)).toSorted(newestRoleFirst),
  );
