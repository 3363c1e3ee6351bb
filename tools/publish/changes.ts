/** When the words of a page were last changed, as git knows it. */
import { execFileSync } from 'node:child_process';
import { localeOfPath, withoutLocale } from '../../shared/paths.ts';

/** Day of the last commit for each file and folder under `content/`, by its path there, a folder's with a slash at its end; empty without git or in a shallow clone, where it would be wrong. */
export function changesOfContent(folder = 'content'): Map<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return new Map();
    return parseLog(git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'));
  } catch {
    return new Map();
  }

  function git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  }
}

/** The newest day of each file, and of each folder it lies in, in a log whose commits start with a zero and their day, newest first. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const place of files.flatMap((file) => [file, ...foldersOf(file)])) if (!days.has(place)) days.set(place, day);
  }
  return days;
}

const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));

/** What a page is made of, first match wins: its own record, and for a list the folder of what it lists. */
const SOURCES: readonly [RegExp, ...string[]][] = [
  [/^\/$/, 'pages/home.yaml'],
  [/^\/(services|industries)$/, '$1/'],
  [/^\/((?:services|industries)\/.+)$/, '$1.yaml'],
  [/^\/blogs$/, 'pages/blogs.yaml', 'blog/'],
  [/^\/blogs\/(?:page|tags)\/.+$/, 'blog/'],
  [/^\/blogs\/(.+)$/, 'blog/$1.md'],
  [/^\/portfolio$/, 'pages/portfolio.yaml', 'portfolio/'],
  [/^\/portfolio\/[^/]+\/.+$/, 'portfolio/'],
  [/^\/portfolio\/(.+)$/, 'portfolio/$1.md'],
  [/^\/contact$/, 'pages/contact.yaml', 'offices/'],
  [/^\/company\/career$/, 'pages/company/career.yaml', 'careers/'],
  [/^\/company\/career\/(.+)$/, 'careers/$1.md'],
  [/^\/company\/people\/(.+)$/, 'people/$1.yaml', 'blog/'],
  [/^(\/.+)$/, 'pages$1.yaml'],
];

/** The day a page's content last changed; undefined when nothing is known of it. */
export function lastChange(path: string, days: ReadonlyMap<string, string>): string | undefined {
  const page = withoutLocale(path);
  const [pattern, ...sources] = SOURCES.find(([expression]) => expression.test(page)) ?? [];
  if (!pattern) return undefined;
  const places = sources.map((source) => `${localeOfPath(path)}/${page.replace(pattern, source)}`);
  return places
    .flatMap((place) => days.get(place) ?? [])
    .toSorted()
    .at(-1);
}
