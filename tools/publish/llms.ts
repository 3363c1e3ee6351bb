/** `llms.txt` (llmstxt.org): a list of the pages of one language by section, with links to their Markdown alternates. */
import { site } from '../../site.config.ts';
import { enabledLocales, localeOf, type LocaleKey } from '../../shared/locales.ts';
import { localeOfPath, localizedPath, alternatePath, withoutLocale } from '../../shared/paths.ts';
import type { File } from './pages.ts';
import { partsOf } from './titleParts.ts';

interface ListedPage {
  path: string;
  /** Name in the navigation. */
  name: string;
  title: string;
  /** Label of a composed case study, printed before its title. */
  mark?: string | undefined;
  description: string;
}

/** Lists that repeat other pages. They go into the section `Optional`. */
const OPTIONAL = /^\/(blogs\/(?:page|tags)|portfolio\/[^/]+)\/./;

/** The file of each language. */
export const llmsFiles = (pages: readonly ListedPage[]): File[] =>
  enabledLocales().map(({ key }) => [llmsPath(key), llmsText(key, pages)]);

/** The text for one language. Throws when `pages` has no home page of it. */
export function llmsText(locale: LocaleKey, pages: readonly ListedPage[]): string {
  const own = pages.filter(({ path }) => localeOfPath(path) === locale);
  const home = own.find(({ path }) => path === localizedPath(locale, '/'));
  if (!home) throw new Error(`No home page in '${locale}'`);
  const isOptional = ({ path }: ListedPage) => OPTIONAL.test(withoutLocale(path));
  const sections = Map.groupBy(
    own.filter((page) => !isOptional(page)),
    ({ path }) => withoutLocale(path).split('/')[1] ?? '',
  );
  const alone = [...sections.values()].filter((members) => members.length === 1).flat();
  const others = [...new Set(pages.map(({ path }) => localeOfPath(path)))].filter((key) => key !== locale);
  return [
    `# ${site.brand}`,
    `> ${home.description}`,
    ...section(site.brand, alone),
    ...[...sections.values()]
      .filter((members) => members.length > 1)
      .flatMap((members) => section(members[0]?.name ?? '', members)),
    ...(others.length > 0 ? [languages(others)] : []),
    ...section('Optional', own.filter(isOptional)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Path of a language's file. */
export const llmsPath = (locale: LocaleKey): string => localizedPath(locale, '/llms.txt');

const address = (path: string) => new URL(path, site.url).href;

/** One section; empty when there are no pages. */
function section(name: string, pages: readonly ListedPage[]): string[] {
  const lines = pages.map(
    (page) =>
      `- [${[page.mark, ...partsOf(page.title)].filter(Boolean).join(': ')}](${address(alternatePath(page.path))}): ${page.description}`,
  );
  return lines.length > 0 ? [[`## ${name}`, '', ...lines].join('\n')] : [];
}

const languages = (locales: readonly LocaleKey[]): string =>
  ['## Languages', '', ...locales.map((key) => `- [${localeOf(key).name}](${address(llmsPath(key))})`)].join('\n');
