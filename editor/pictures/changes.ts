/** Changes of photographs in a save: upload, replacement, renaming, deletion. */
import path from 'node:path';
import { fieldName } from '../../tools/content-check/records.ts';
import { stringsOf } from '../../tools/content-check/texts.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import { findingLines } from '../fields/pageTitles.ts';
import type { Change, Drafts, TreeFile } from '../git/drafts.ts';
import { validRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { refuseOverwriting } from '../overwriting.ts';
import { nameOfFile, recordText } from '../records/place.ts';
import { invalidFile, Refused } from '../refused.ts';
import type { SavedFile } from '../save.ts';
import { KEYS } from './publicPath.ts';
import { formatFor, keptPicture, MEDIA } from './upload.ts';

/** The changes of one photograph. A renamed one keeps its bytes. `existing` has the files of the drafts. Rejects with {@link Refused}. */
export async function pictureChanges(
  drafts: Drafts,
  file: SavedFile,
  existing: ReadonlyMap<string, TreeFile>,
): Promise<Change[]> {
  const { operation, path: to, from, bytes = new Uint8Array() } = file;
  // The asset library sends a replacement without the blob id. The editor has confirmed there that all pages show the new picture.
  const isReplaced = from === undefined && operation === 'update' && file.sha === undefined;
  refuseOverwriting(isReplaced ? { ...file, sha: existing.get(to)?.sha } : file, existing, {
    exists: `Not saved: a picture with the name ${path.basename(to)} already exists. Choose another name.`,
    changed: `Not saved: somebody else has changed or deleted ${path.basename(from ?? to)}. Reload the page and check the picture.`,
  });
  if (operation === 'delete') return [{ path: to, text: null }];
  if (from === undefined) return [{ path: to, bytes: await keptPicture(to, bytes) }];
  const stored = (await drafts.bytes(from)) ?? new Uint8Array();
  await formatFor(to, stored);
  return [
    { path: from, text: null },
    { path: to, bytes: stored },
  ];
}

/**
 * Throws {@link Refused}, with the fields that contain them, if a save deletes photographs that pages show, or that an invalid record may
 * show. Sveltia clears the field of an optional picture, so the page would lose its picture without a message.
 * @param deleted paths of the deleted photographs
 * @param remaining paths of all files that exist after the save
 */
export async function refuseShown(
  drafts: Drafts,
  deleted: readonly string[],
  remaining: readonly string[],
): Promise<void> {
  if (deleted.length === 0) return;
  const names = new Set(deleted.map((file) => file.slice(MEDIA.length)));
  const fields = new Map<string, Fields>();
  const findings: Finding[] = [];
  for (const file of remaining.map(nameOfFile)) {
    const text = await recordText(drafts, file);
    if (text === undefined || ![...names].some((name) => text.includes(name))) continue;
    const record = validRecord(text);
    if (!record) throw invalidFile(`content/${file}`);
    fields.set(file, record);
    const uses = stringsOf(record).filter(
      ({ field, text: name }) => KEYS.includes(String(field.at(-1))) && names.has(name),
    );
    findings.push(
      ...uses.map(({ field, text: name }) => ({ rule: 'media', file, field: fieldName(field), reason: name })),
    );
  }
  if (findings.length === 0) return;
  const lines = findingLines(findings, (file) => fields.get(file));
  throw new Refused(
    422,
    ['Not deleted: the picture is used on these pages. Remove it there first.', ...lines].join('\n'),
  );
}
