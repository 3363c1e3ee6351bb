/** The unpublished changes of the drafts, page by page. */
import { findLocale, LOCALES } from '../../shared/locales.ts';
import { languageName, pageTitle } from '../fields/pageTitles.ts';
import { mergedTree } from '../git/commits.ts';
import { PUBLISHED_FOLDERS } from '../git/drafts.ts';
import { git, partsOf } from '../git/git.ts';
import { validRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { nameOfFile, placeOfFile } from '../records/place.ts';
import { fieldChanges } from './differences.ts';
import type { Waiting } from './state.ts';

/** Files that editors may change and that differ between two commits or trees. */
export async function changedFiles(repository: string, from: string, to: string): Promise<string[]> {
  return partsOf(
    await git(repository, 'diff', '--name-only', '--no-renames', '-z', from, to, '--', ...PUBLISHED_FOLDERS),
  );
}

/**
 * The tree that a publication of the commit `head` would give to `main`: with the commits of `main` that the drafts do not have yet. If both
 * changed the same lines, nothing can be published, and this is `head`.
 */
export const treeToPublish = (repository: string, main: string, head: string): Promise<string> =>
  mergedTree(repository, main, head).catch(() => head);

/** What a publication of the commit `head` would change in the commit `main`: by page, and by language within a page. */
export async function waitingIn(repository: string, main: string, head: string): Promise<Waiting[]> {
  const tree = await treeToPublish(repository, main, head);
  const files = (await changedFiles(repository, main, tree)).sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const all: Waiting[] = [];
  for (const file of files) {
    const [before, after, saved] = await Promise.all([
      textAt(repository, main, file),
      textAt(repository, tree, file),
      lastSave(repository, head, file),
    ]);
    all.push({ ...describe(file, before, after), ...saved });
  }
  return all;
}

/** The sort key of a file: the languages of a page together, in the order of the site. */
function keyOf(file: string): string {
  const place = placeOfFile(file);
  if (typeof place === 'string') return file;
  return `${place.page} ${LOCALES.findIndex(({ key }) => key === place.locale)}`;
}

/** The text of a file in a commit or a tree; undefined if it does not exist. */
const textAt = (repository: string, tree: string, file: string): Promise<string | undefined> =>
  git(repository, 'cat-file', 'blob', `${tree}:${file}`).catch(() => undefined);

async function lastSave(repository: string, head: string, file: string): Promise<{ by: string; at: string }> {
  const command = ['log', '-1', '--no-merges', '--format=%an%x00%aI', head, '--', file];
  const [by = '', at = ''] = partsOf((await git(repository, ...command)).trim());
  return { by, at };
}

function describe(file: string, before: string | undefined, after: string | undefined): Omit<Waiting, 'by' | 'at'> {
  const kind = before === undefined ? 'new' : after === undefined ? 'deleted' : 'changed';
  const place = placeOfFile(file);
  if (typeof place === 'string') {
    const isPicture = file.startsWith('content/media/');
    const fields = isPicture || before === after ? [] : [{ field: 'Text of the file', ...textOf(before, after) }];
    return { file, title: nameOfFile(file), kind, fields };
  }
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const locale = findLocale(place.locale);
  return {
    file,
    title: pageTitle(place.page, now ?? old),
    language: languageName(place.locale),
    ...(locale && { lang: locale.tag, dir: locale.dir }),
    kind,
    fields: fieldChanges(old, now),
  };
}

const textOf = (before: string | undefined, after: string | undefined) => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

/** The fields of a record. A file that is not a valid record, after a change by hand, is one field with its text. */
function fieldsOf(text: string | undefined): Fields | undefined {
  return text === undefined ? undefined : (validRecord(text) ?? { body: text });
}
