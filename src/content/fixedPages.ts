/** The fixed pages, and the files that they offer to confirmed addresses. */
import type { OfferedFile } from '#shared/downloads.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { site } from '#site.config';
import { withBrand } from './normalise/brand.ts';
import { confirmedFiles, pageView, type PageView } from './normalise/page.ts';
import { cached, isEnabled, prepareTexts, recordsOf } from './records.ts';
import type { HomeRecord } from './schema/home.ts';

/** The home page's record. Throws when the language has none. */
export async function home(locale: LocaleKey): Promise<HomeRecord> {
  const entry = (await recordsOf('home')).find(({ id }) => id === `${locale}/pages/home`);
  if (!entry) throw new Error(`content/${locale}/pages/home.yaml is missing or not published`);
  return prepareTexts(entry.data, locale);
}

/** A fixed page by its path without leading slash, for example `company/about-us`. Throws when the language has none. */
export async function page(locale: LocaleKey, path: string): Promise<PageView> {
  const entry = (await recordsOf('pages')).find(({ id }) => id === `${locale}/pages/${path}`);
  if (!entry) throw new Error(`content/${locale}/pages/${path}.yaml is missing or not published`);
  return pageView(prepareTexts(entry.data, locale), { ...site, givesFiles: (await offeredFiles()).length > 0 });
}

/** The files that pages offer to confirmed mail addresses. */
export const offeredFiles = (): Promise<OfferedFile[]> =>
  cached('offered files', async () =>
    (await recordsOf('pages')).flatMap(({ id, data }) => {
      const [key = '', , ...path] = id.split('/');
      const locale = key as LocaleKey;
      const files = isEnabled({ locale }) ? confirmedFiles(withBrand(data, locale).content.sections) : [];
      return files.map(({ src, title }) => ({ file: src, title, locale, page: path.join('/') }));
    }),
  );

/** Paths of the fixed pages except the home page that have a record in the language, without leading slash. */
export const fixedPagesIn = async (locale: LocaleKey): Promise<string[]> =>
  (await recordsOf('pages'))
    .filter(({ id }) => id.startsWith(`${locale}/pages/`))
    .map(({ id }) => id.slice(`${locale}/pages/`.length));
