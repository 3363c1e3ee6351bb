/** Changes of photographs in a save: upload, replacement, new name, deletion. */
import path from 'node:path';
import { fieldName } from '../../tools/content-check/records.ts';
import { stringsOf } from '../../tools/content-check/texts.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import { findingWords } from '../fields/pageWords.ts';
import type { Change, Drafts, TreeFile } from '../git/drafts.ts';
import { readRecord, type Fields } from '../merge/mergeRecord.ts';
import { refuseOverwriting } from '../overwriting.ts';
import { recordText } from '../records/recordText.ts';
import { Refused } from '../refused.ts';
import type { SavedFile } from '../save.ts';
import { KEYS } from './publicPath.ts';
import { formatFor, keptPicture, MEDIA } from './upload.ts';

const CONTENT = 'content/';

/** The changes of one photograph; a renamed one keeps its bytes. `known` has the files of the drafts. Rejects with {@link Refused}. */
export async function pictureChanges(
  drafts: Drafts,
  file: SavedFile,
  known: ReadonlyMap<string, TreeFile>,
): Promise<Change[]> {
  const { operation, path: to, from, bytes = new Uint8Array() } = file;
  // The asset library sends a replacement without the blob id. It has asked the editor to confirm that all pages show the new picture.
  const isReplaced = from === undefined && operation === 'update' && file.sha === undefined;
  refuseOverwriting(isReplaced ? { ...file, sha: known.get(to)?.sha } : file, known, {
    exists: `Not saved: there is a picture ${path.basename(to)} already. Give this one another name.`,
    changed: `Not saved: somebody else has changed or deleted ${path.basename(from ?? to)}. Reload this page and look again.`,
  });
  if (operation === 'delete') return [{ path: to, text: null }];
  if (from === undefined) return [{ path: to, bytes: await keptPicture(to, bytes) }];
  const held = (await drafts.bytes(from)) ?? new Uint8Array();
  await formatFor(to, held);
  return [
    { path: from, text: null },
    { path: to, bytes: held },
  ];
}

/**
 * Throws {@link Refused}, with the fields that name them, when a save deletes photographs that pages show. Where a picture is optional,
 * Sveltia empties the field, and the page would lose its picture unnoticed.
 * @param gone paths of the deleted photographs
 * @param kept paths of all files that exist after the save
 */
export async function refuseShown(drafts: Drafts, gone: readonly string[], kept: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  const names = new Set(gone.map((file) => file.slice(MEDIA.length)));
  const fields = new Map<string, Fields>();
  const findings: Finding[] = [];
  for (const file of kept.map((name) => name.slice(CONTENT.length))) {
    const text = await recordText(drafts, file);
    if (text === undefined || ![...names].some((name) => text.includes(name))) continue;
    const record = readRecord(text);
    fields.set(file, record);
    const uses = stringsOf(record).filter(
      ({ field, text: name }) => KEYS.includes(String(field.at(-1))) && names.has(name),
    );
    findings.push(
      ...uses.map(({ field, text: name }) => ({ rule: 'media', file, field: fieldName(field), reason: name })),
    );
  }
  if (findings.length === 0) return;
  const words = findingWords(findings, (file) => fields.get(file));
  throw new Refused(422, ['Not deleted: pages show the picture. Take it out of them first.', ...words].join('\n'));
}
