/** Saves changes: merges the sent data into the files, checks and commits them. One save at a time. */
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import type { Finding } from '../tools/content-check/finding.ts';
import { placeOf, type Place } from '../tools/content-check/kinds.ts';
import type { Checker } from './check/checker.ts';
import { BASE, schemaOf } from './fields/collections.ts';
import { findingLines } from './fields/pageTitles.ts';
import type { Author } from './git/commits.ts';
import type { Change, Drafts, TreeFile } from './git/drafts.ts';
import { addRedirects } from './addresses/addRedirects.ts';
import { moveOf, moveOtherLanguages, renameInRecords } from './addresses/moves.ts';
import { REDIRECTS } from './addresses/redirects.ts';
import {
  mergeRecord,
  mergeYaml,
  newRecord,
  readRecord,
  validRecord,
  type Fields,
} from '../tools/record-source/mergeRecord.ts';
import { refuseOverwriting } from './overwriting.ts';
import { pictureChanges, refuseShown } from './pictures/changes.ts';
import { isInMedia } from './pictures/upload.ts';
import { complete, highest, type Next } from './records/complete.ts';
import { fromForm } from './records/form.ts';
import { dropNames } from './records/names.ts';
import { nameOfFile, recordText } from './records/place.ts';
import { redirectsOfForm } from './records/redirects.ts';
import { invalidFile, Refused } from './refused.ts';
import { stampTranslations } from './stamps.ts';
import { Upcoming } from './upcoming.ts';

/** One file of a save, as the editor's form sent it. */
export interface SavedFile {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** The complete text; absent for a deleted file. */
  text?: string;
  /** The content of a picture, in place of `text`. */
  bytes?: Uint8Array;
  /** Blob id of the file that the form was filled from. */
  sha?: string;
  /** The earlier path, if the file is moved. */
  from?: string;
}

export interface Save {
  files: readonly SavedFile[];
  message: string;
  author: Author;
}

const FOLDER = 'content/';

/** The place of a record by its path in the repository. Throws {@link Refused} if it is not a record that editors may write. */
export function recordPlace(path: string): Place {
  const place =
    path.startsWith(FOLDER) && !path.includes('\\') ? placeOf(path.slice(FOLDER.length)) : 'it is not a page';
  if (typeof place === 'string') throw new Refused(422, `${path} cannot be saved: ${place}`);
  if (place.kind === 'names' && place.locale === DEFAULT_LOCALE)
    throw new Refused(
      422,
      `${path} cannot be saved: in this language all pages exist, so no separate names are needed`,
    );
  return place;
}

/** The message of a refused save: page, field and reason of each finding. */
export const refusalMessage = (...about: Parameters<typeof findingLines>): string =>
  ['Not saved. Correct this and save again.', ...findingLines(...about)].join('\n');

interface Parts {
  drafts: Drafts;
  checker: Checker;
}

/** Creates the function that saves. It resolves after the commit, and rejects with {@link Refused}. */
export function createSave({ drafts, checker }: Parts): (save: Save) => Promise<void> {
  /**
   * Whether the form is up to date with the blob `current`: it was filled from it, or only its editor has saved it since. The editor's form
   * stays open after a save and still sends the earlier blob id; Sveltia even stores that id for later sessions.
   */
  const isUpToDate = async (
    path: string,
    base: string,
    current: string | undefined,
    author: Author,
  ): Promise<boolean> => base === current || drafts.changedOnlyBy(author, path, base);

  async function run({ files, message, author }: Save): Promise<void> {
    const existing = new Map((await drafts.files()).map((file) => [file.path, file]));
    const upcoming = new Upcoming(drafts, existing.keys());
    const records = new Map<string, Fields>();
    const pictures: Change[] = [];
    for (const file of files) {
      if (isInMedia(file.path)) pictures.push(...(await pictureChanges(drafts, file, existing)));
      else {
        // Sveltia does not show an invalid record, so a translator would create it.
        if (file.operation === 'create' && (await isInvalid(drafts, file.path))) throw invalidFile(file.path);
        const changed = existing.has(file.from ?? file.path) ? CHANGED_BY_OTHER : GONE;
        refuseOverwriting(file, existing, { exists: existsMessage(file.path), changed });
        await mergeText(file, existing, upcoming, records, author);
      }
    }
    const moved = files.filter(({ from, path }) => from !== undefined && !isInMedia(path));
    const moves = moved.map(({ path, from = path }) => moveOf(recordPlace(from), recordPlace(path)));
    await moveOtherLanguages(upcoming, moves);
    await renameInRecords(upcoming, moves);
    await dropNames(upcoming);
    await refuseShown(drafts, deletedPictures(files), upcoming.paths());
    const deleted = [...existing.keys()].filter((path) => upcoming.isGone(path));
    const redirected = await addRedirects(drafts, upcoming, deleted, moves);
    await stampTranslations(drafts, upcoming, moves);

    // A picture is written before the record that shows it, because the preview reacts to each file.
    const changes = [...pictures, ...(await upcoming.changes())];
    if (changes.length === 0) return;
    const findings = await checker.newFindings(changes);
    if (findings.length > 0) throw await refusalOf(findings, records, upcoming);
    await drafts.commit(changes, [message, ...(redirected.length > 0 ? ['', ...redirected] : [])].join('\n'), author);
  }

  /** Merges the data of a form into the text of its record, or of the redirects. */
  async function mergeText(
    file: SavedFile,
    existing: ReadonlyMap<string, TreeFile>,
    upcoming: Upcoming,
    records: Map<string, Fields>,
    author: Author,
  ): Promise<void> {
    const { path, from = path } = file;
    const place = path === REDIRECTS ? undefined : recordPlace(path);
    if (file.operation === 'delete') {
      upcoming.write(path, null);
      return;
    }
    const before = await drafts.read(from);
    const { [BASE]: base, ...form } = formIn(file);
    // The form in which a page was created has no blob id, also after its first save.
    const version = typeof base === 'string' ? base : '';
    if (before !== undefined && !(await isUpToDate(from, version, existing.get(from)?.sha, author)))
      throw new Refused(409, CHANGED_BY_OTHER);
    if (!place) {
      upcoming.write(path, mergeYaml(before ?? '', redirectsOfForm(form)));
      return;
    }
    const data = recordOf(form, place, before, await nextIn(drafts, from, existing));
    records.set(path.slice(FOLDER.length), data);
    if (from !== path) upcoming.write(from, null);
    upcoming.write(path, before === undefined ? newRecord(data) : mergeRecord(before, data));
  }

  return (save) => drafts.runExclusively(() => run(save));
}

const deletedPictures = (files: readonly SavedFile[]): string[] =>
  files.filter(({ operation, path }) => operation === 'delete' && isInMedia(path)).map(({ path }) => path);

/** True for a record that a change by hand has made unreadable. `path` is its path in the repository. */
async function isInvalid(drafts: Drafts, path: string): Promise<boolean> {
  const text = await recordText(drafts, nameOfFile(path));
  return text !== undefined && !validRecord(text);
}

/** An entry whose first save was stored although its response was lost is created again by the next save. */
const existsMessage = (path: string): string =>
  `Not saved: ${path} already exists. Choose another name. If the connection was lost while you saved, your text may be there already: copy it, reload the page and check.`;
const CHANGED_BY_OTHER =
  'Not saved: somebody else has saved this page since you opened it. Copy your text, reload this tab, open the page again and paste it.';
const GONE =
  'Not saved: somebody else has renamed or deleted this page since you opened it. Copy your text and look for the page in the list.';

/** The refusal of a save because of findings. `saved` has the records of the save; findings may be in other records too. */
async function refusalOf(
  findings: readonly Finding[],
  saved: ReadonlyMap<string, Fields>,
  upcoming: Upcoming,
): Promise<Refused> {
  const fields = new Map(saved);
  for (const file of findings.flatMap(({ file, alsoIn }) => (alsoIn ? [file, alsoIn.file] : [file])))
    if (!fields.has(file)) fields.set(file, await fieldsIn(upcoming, file));
  return new Refused(
    422,
    refusalMessage(findings, (file) => fields.get(file), new Set(saved.keys())),
  );
}

/** The fields of the record in a file; none for a file that is not a valid record. */
async function fieldsIn(upcoming: Upcoming, file: string): Promise<Fields> {
  const text = await recordText(upcoming, file);
  return validRecord(text ?? '') ?? {};
}

/** The data that a form sent, with the blob id under {@link BASE}. */
function formIn({ path, text = '' }: SavedFile): Fields {
  try {
    return readRecord(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refused(422, `Not saved: ${path} cannot be read (${reason})`);
  }
}

function recordOf(form: Fields, { kind, locale }: Place, before: string | undefined, next: Next): Fields {
  const schema = schemaOf(kind);
  const old = before === undefined ? undefined : readRecord(before);
  const isReordered = kind === 'group' || kind === 'service';
  // The form of a copy has the numbers of its original in all languages but the first, also after its first save.
  const entries = Object.entries(form).filter(([key]) => key !== 'id' && (key !== 'order' || isReordered));
  return complete(schema, fromForm(schema, Object.fromEntries(entries), old), locale, next);
}

/**
 * Number and position of a record, for a form without them. An existing record keeps its own: the form in which it was created does not
 * have them, also after its first save.
 */
async function nextIn(drafts: Drafts, path: string, existing: ReadonlyMap<string, TreeFile>): Promise<Next> {
  const [, , ...parts] = path.split('/');
  const page = parts.join('/');
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const siblings = [...existing.keys()].filter((file) => new RegExp(`^content/[^/]+/${folder}[^/]+$`).test(file));
  const translations = siblings.filter((file) => file.split('/').slice(2).join('/') === page);
  const originals = existing.has(path) ? [path] : translations;
  const texts = await Promise.all((originals.length > 0 ? originals : siblings).map((file) => drafts.read(file)));
  const records = texts.flatMap((text) => validRecord(text ?? '') ?? []);
  const [original] = originals;
  if (original !== undefined && records.length === 0) throw invalidFile(original);
  // A translation has the same numbers as its original.
  const step = original === undefined ? 1 : 0;
  return { id: highest('id', records) + step, order: highest('order', records) + step };
}
