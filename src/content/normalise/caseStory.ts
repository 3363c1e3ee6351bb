/** Splits the text of a case study at the position of its diagram. */
import type { LocaleKey } from '#shared/locales.ts';

/** Heading of the part before the diagram, by language. The content check requires this part. */
export const ARCHITECTURE: Readonly<Record<LocaleKey, string>> = {
  en: 'Architecture',
  ar: 'المعمارية',
  ku: 'تەلارسازی',
};

/** The HTML up to the end of the architecture part, and the rest. Throws when the text has no such part or nothing follows it. */
export function cutAfterArchitecture(html: string, locale: LocaleKey): [before: string, after: string] {
  const start = html.search(new RegExp(`<h2[^>]*>${ARCHITECTURE[locale]}</h2>`));
  const end = html.indexOf('<h2', start + 1);
  if (start < 0 || end < 0)
    throw new Error(`A case study needs a section ‘${ARCHITECTURE[locale]}’ and a section after it`);
  return [html.slice(0, end), html.slice(end)];
}
