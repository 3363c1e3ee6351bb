/** The stamps of translations: the digest of the English text from which each section was translated. */
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import type { ContentRecord } from '../tools/content-check/records.ts';
import { digestsOf, sectionOf, type Digests } from '../tools/translation/digests.ts';
import { partsOf } from '../tools/translation/parts.ts';
import { stamped } from '../tools/translation/stamp.ts';
import { originOf, type Move } from './addresses/moves.ts';
import type { Drafts } from './git/drafts.ts';
import { originalOf, recordIn } from './records/place.ts';
import type { Upcoming } from './upcoming.ts';

/** All texts of each section, by the name of the section. */
function textsOf(record: ContentRecord): Map<string, string> {
  const sections = Map.groupBy(partsOf(record), ({ field }) => sectionOf(field));
  return new Map([...sections].map(([name, parts]) => [name, JSON.stringify(parts.map(({ text }) => text))]));
}

interface Pair {
  translation: ContentRecord;
  english: ContentRecord;
}

/**
 * The stamp of a translation after a save: a changed section gets the digest of the current English text, an unchanged one keeps its
 * digest, even if it has moved. Undefined for a translation that had no stamp and did not change completely.
 */
export function stampAfter(after: Pair, before: Pair | undefined): Digests | undefined {
  const now = digestsOf(partsOf(after.english));
  if (!before) return now;
  const [texts, english] = [textsOf(after.translation), textsOf(after.english)];
  const [oldTexts, oldEnglish] = [textsOf(before.translation), textsOf(before.english)];
  const oldDigests = digestsOf(partsOf(before.english));
  const stamp = before.translation.source;
  /** The earlier name of the section; undefined for a new one. */
  const originOf = (name: string): string | undefined =>
    texts.get(name) === oldTexts.get(name) ? name : [...oldTexts].find(([, old]) => old === texts.get(name))?.[0];
  const names = Object.keys(now);
  if (!stamp) return names.some((name) => originOf(name) !== undefined) ? undefined : now;
  return Object.fromEntries(
    names.flatMap((name) => {
      const origin = originOf(name);
      const oldDigest = origin === undefined ? undefined : stamp[origin];
      const isSame =
        origin !== undefined && oldDigest === oldDigests[origin] && oldEnglish.get(origin) === english.get(name);
      const digest = origin === undefined || isSame ? now[name] : oldDigest;
      return digest === undefined ? [] : [[name, digest]];
    }),
  );
}

const LOCALE = /^content\/([^/]+)\//;

/** Adds stamps to the translations of a save. */
export async function stampTranslations(drafts: Drafts, upcoming: Upcoming, moves: readonly Move[]): Promise<void> {
  const pairOf = async (path: string, read: (file: string) => Promise<string | undefined>) => {
    const [translation, original] = await Promise.all(
      [path, originalOf(path)].map(async (file) => recordIn(file, await read(file))),
    );
    return translation && original ? { translation, english: original } : undefined;
  };
  for (const path of upcoming.written()) {
    const locale = LOCALE.exec(path)?.[1];
    if (locale === undefined || locale === DEFAULT_LOCALE) continue;
    const after = await pairOf(path, (file) => upcoming.read(file));
    if (!after) continue;
    const before = await pairOf(originOf(path, moves), (file) => drafts.read(file));
    const stamp = stampAfter(after, before);
    if (!stamp || isDeepStrictEqual(stamp, after.translation.source)) continue;
    upcoming.write(path, stamped(after.translation.file, (await upcoming.read(path)) ?? '', stamp));
  }
}
