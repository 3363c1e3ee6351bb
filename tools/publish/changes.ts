/** Finds in the git history, and in the dates of records, when the content of a page was last changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { localeOfPath, withoutLocale } from '../../shared/paths.ts';
import { publication } from '../../src/content/schema/publication.ts';
import { beginOf } from '../../src/content/schema/publicationState.ts';
import { memoize } from '../memoize.ts';
import { validRecord } from '../record-source/mergeRecord.ts';

/**
 * Day of the last commit for each file and folder under `content/`, by its path there; the path of a folder ends with a slash. Empty
 * without git, and in a shallow clone, where the days would be wrong.
 */
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

/** The newest day of each file and of its folders, from a log in which each commit starts with a NUL and its day, newest first. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const place of files.flatMap((file) => [file, ...foldersOf(file)])) if (!days.has(place)) days.set(place, day);
  }
  return days;
}

const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));

/**
 * The days of {@link changesOfContent}. A record that was published on a later day than its last commit changed on that day, and so did its
 * folders. `now`: the moment of the build, in the company’s local time; a record that is published later is not on the site yet.
 */
export function withPublicationDays(
  days: ReadonlyMap<string, string>,
  folder: string,
  now: string,
): Map<string, string> {
  const later = new Map(days);
  const beginOfFile = memoize((file: string) => publicationBegin(path.join(folder, file)));
  for (const file of days.keys()) {
    if (!existsSync(path.join(folder, file))) continue;
    // A translation is not published before its original.
    const original = file.replace(/^[^/]+/, DEFAULT_LOCALE);
    const begin = [file, original]
      .flatMap((one) => beginOfFile(one) ?? [])
      .toSorted()
      .at(-1);
    if (begin === undefined || begin > now) continue;
    const day = begin.slice(0, 10);
    for (const place of [file, ...foldersOf(file)]) if ((later.get(place) ?? '') < day) later.set(place, day);
  }
  return later;
}

const DATED = /^(?:publishFrom|date|posted):/m;
const PUBLICATION = z.object({ ...publication, posted: publication.date });

/** The day or minute from which a record is published; undefined for a draft, for a record without one, and for all other files. */
function publicationBegin(file: string): string | undefined {
  if (!/\.(?:yaml|md)$/.test(file) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  // Few records have a date, and parsing all of them takes seconds.
  if (!DATED.test(text)) return undefined;
  const { data } = PUBLICATION.safeParse(validRecord(text));
  return data && data.draft !== true ? beginOf(data) : undefined;
}

/** The sources of a page by its path; the first match counts. They are its record, and for a list the folder of its entries. */
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

/** The day when a page's content last changed; undefined when it is not known. */
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
