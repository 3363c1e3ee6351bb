/** Keeps old addresses working: writes a redirect into `content/redirects.yaml` for each page that a save moves or deletes. */
import { localTimeOf } from '../../shared/localTime.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { addressOf, hasPage } from '../../tools/content-check/addresses.ts';
import { withUnpublishedReasons } from '../../tools/content-check/unpublished.ts';
import type { Kind } from '../../tools/content-check/kinds.ts';
import { publishedRecords } from '../../tools/content-check/publishedRecords.ts';
import type { Drafts } from '../git/drafts.ts';
import { mergeYaml, validRecord } from '../../tools/record-source/mergeRecord.ts';
import { originalOf, placeOfFile, recordIn } from '../records/place.ts';
import type { Upcoming } from '../upcoming.ts';
import type { Move } from './moves.ts';
import { REDIRECTS, redirectsAfter, redirectsIn, type AddressChange, type WrittenRedirect } from './redirects.ts';

/** The list page to which a deleted page of a kind is redirected: that of its language, if it has one. */
const LIST_OF: Readonly<Partial<Record<Kind, string>>> = {
  post: 'pages/blogs',
  case: 'pages/portfolio',
  role: 'pages/company/career',
  person: 'pages/company/about-us',
};

/**
 * Adds redirects for the pages that the save moves or deletes. Resolves with one line for each public address that now redirects. Rejects
 * with `Refused` if there are such pages and the file of the redirects is invalid; other saves do not need it.
 */
export async function addRedirects(
  drafts: Drafts,
  upcoming: Upcoming,
  deleted: readonly string[],
  moves: readonly Move[],
): Promise<string[]> {
  const appeared = await appearedIn(upcoming);
  const changes = (await Promise.all(deleted.map((file) => addressChange(drafts, upcoming, file, moves)))).flat();
  const before = (await upcoming.read(REDIRECTS)) ?? '';
  const redirects = changes.length > 0 ? redirectsIn(before) : redirectsOrNone(before);
  const after = redirectsAfter(redirects, changes, appeared);
  if (JSON.stringify(after) === JSON.stringify(redirects)) return [];
  upcoming.write(REDIRECTS, mergeYaml(before, after));
  return changes.filter(({ wasPublic }) => wasPublic).map(({ from, to }) => `${from} leads to ${to}.`);
}

/** The addresses of the saved pages that are shown. Visitors of the address of a draft still need the redirect. */
async function appearedIn(upcoming: Upcoming): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    upcoming.written().map(async (file) => ((await isShown(upcoming, file)) ? addressOfFile(file) : undefined)),
  );
  return new Set(pages.filter((address) => address !== undefined));
}

function redirectsOrNone(text: string): WrittenRedirect[] {
  try {
    return redirectsIn(text);
  } catch {
    return [];
  }
}

function addressOfFile(file: string): string | undefined {
  const place = placeOfFile(file);
  return typeof place === 'string' || !hasPage(place.kind) ? undefined : addressOf(place);
}

async function addressChange(
  drafts: Drafts,
  upcoming: Upcoming,
  file: string,
  moves: readonly Move[],
): Promise<AddressChange[]> {
  const place = placeOfFile(file);
  if (typeof place === 'string') return [];
  const moved = moves.find(({ from }) => from === place.page)?.to;
  const target = moved ?? LIST_OF[place.kind];
  if (target === undefined) return [];
  const list = `content/${place.locale}/${target}.yaml`;
  const locale = moved !== undefined || (await isShown(upcoming, list)) ? place.locale : DEFAULT_LOCALE;
  return [{ from: addressOf(place), to: addressOf({ locale, page: target }), wasPublic: await isPublic(drafts, file) }];
}

/** True if a page and its original exist after the save and are not drafts. A language may have articles without a page that lists them. */
async function isShown(upcoming: Upcoming, file: string): Promise<boolean> {
  const texts = await Promise.all([file, originalOf(file)].map((path) => upcoming.read(path)));
  return texts.every((text) => text !== undefined && validRecord(text)?.['draft'] !== true);
}

/** True if visitors can open the page of a file now. A translation is hidden as long as its original is hidden. */
async function isPublic(drafts: Drafts, file: string): Promise<boolean> {
  const records = await Promise.all(
    [...new Set([file, originalOf(file)])].map(async (path) => recordIn(path, await drafts.published(path))),
  );
  const existing = records.flatMap((record) => record ?? []);
  return publishedRecords(withUnpublishedReasons(existing, localTimeOf(new Date()))).some(
    (record) => `content/${record.file}` === file,
  );
}
