/** A page that gets another address: moves its files in the other languages, and updates the records that refer to it. */
import { localizedPath } from '../../shared/paths.ts';
import { LOCALES } from '../../shared/locales.ts';
import { pathOfPage } from '../../tools/content-check/addresses.ts';
import type { Kind, Place } from '../../tools/content-check/kinds.ts';
import { mergeRecord, validRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { placeOfFile } from '../records/place.ts';
import { invalidFile, Refused } from '../refused.ts';
import type { Upcoming } from '../upcoming.ts';

/** A page by its path without language, before and after the move: `blog/old` and `blog/new`. */
export interface Move {
  kind: Kind;
  from: string;
  to: string;
}

/** Kinds whose path writers may change. The paths of services and industries are also in the code: see CONTRIBUTING.md. */
const MOVABLE: readonly Kind[] = ['post', 'case', 'role', 'person'];

/** Keys of records whose value is the last part of the path of another record, by the kind of that record. */
const NAMED_BY: Readonly<Partial<Record<Kind, readonly string[]>>> = { case: ['cases'], person: ['author', 'contact'] };

/** The move of one file. Throws {@link Refused} for pages that cannot move. */
export function moveOf(from: Place, to: Place): Move {
  if (from.kind !== to.kind || from.locale !== to.locale || !MOVABLE.includes(from.kind)) {
    throw new Refused(422, 'Not saved: the address of this page cannot be changed.');
  }
  return { kind: from.kind, from: from.page, to: to.page };
}

/** The path that a file of the repository had before the moves. */
export function originOf(file: string, moves: readonly Move[]): string {
  const move = moves.find(({ to }) => file.includes(`/${to}.`));
  return move ? file.replace(`/${move.to}.`, `/${move.from}.`) : file;
}

const OTHER_LANGUAGE =
  'Not saved: somebody else has written this page in another language since you opened it. Copy your text, reload the page and paste it.';

/** Moves the files of the languages that are not part of the save. Rejects with {@link Refused} if one would replace a file of the save. */
export async function moveOtherLanguages(upcoming: Upcoming, moves: readonly Move[]): Promise<void> {
  for (const { from, to } of moves) {
    for (const file of upcoming.paths()) {
      const place = placeOfFile(file);
      if (typeof place === 'string' || place.page !== from) continue;
      const target = file.replace(`/${from}.`, `/${to}.`);
      if ((await upcoming.read(target)) !== undefined) throw new Refused(409, OTHER_LANGUAGE);
      upcoming.write(target, (await upcoming.read(file)) ?? '');
      upcoming.write(file, null);
    }
  }
}

/**
 * Updates every record that refers to the moved pages: links in texts, and fields with the last part of the path. Rejects with
 * {@link Refused} if such a record is invalid.
 */
export async function renameInRecords(upcoming: Upcoming, moves: readonly Move[]): Promise<void> {
  for (const file of upcoming.paths()) {
    if (typeof placeOfFile(file) === 'string') continue;
    const before = (await upcoming.read(file)) ?? '';
    const after = moves.reduce((text, move) => renamed(originOf(file, moves), text, move), before);
    if (after !== before) upcoming.write(file, after);
  }
}

/** The last part of a path. */
const nameOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

function renamed(file: string, text: string, { kind, from, to }: Move): string {
  if (!text.includes(nameOf(from))) return text;
  const linked = LOCALES.reduce(
    (current, { key }) =>
      current.replaceAll(linkTo(localizedPath(key, pathOfPage(from))), () => localizedPath(key, pathOfPage(to))),
    text,
  );
  const keys = NAMED_BY[kind];
  if (!keys) return linked;
  const data = validRecord(linked);
  if (!data) throw invalidFile(file);
  return mergeRecord(linked, withNewName(data, keys, nameOf(from), nameOf(to)) as Fields);
}

/** Matches a link to exactly this address, not to a longer address that contains it. */
const linkTo = (address: string): RegExp => new RegExp(String.raw`(?<![\w/.-])${address}(?![\w/-])`, 'g');

/** The value with `from` replaced by `to`, as a value of one of the keys or as an entry of a list there, at any depth. */
function withNewName(value: unknown, keys: readonly string[], from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNewName(entry, keys, from, to));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const replaced = (entry: unknown) => (entry === from ? to : entry);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      if (!keys.includes(key)) return [key, withNewName(entry, keys, from, to)];
      return [key, Array.isArray(entry) ? entry.map(replaced) : replaced(entry)];
    }),
  );
}
