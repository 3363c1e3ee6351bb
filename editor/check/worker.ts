/** Checks a content folder together with changes that are not written yet. It runs in a worker thread because a check takes seconds. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { checkAlone, stoppingFindings } from '../../tools/content-check/check.ts';
import { keyOf, type Finding } from '../../tools/content-check/finding.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { parseRecord, textOf } from '../../tools/content-check/records.ts';
import type { Change } from '../git/drafts.ts';
import { createParse } from './parsed.ts';

export interface CheckRequest {
  /** The work tree. */
  folder: string;
  changes: readonly Change[];
  /** Check only the changed records, each without the others, which is much faster. */
  isQuick: boolean;
}

const FOLDER = 'content/';
const MEDIA = 'content/media';

const parse = createParse();

/** What is wrong with records that can be found without all others. */
function findingsAlone(loaded: readonly ReturnType<typeof parse>[]): Finding[] {
  const records = loaded.flatMap(({ record }) => record ?? []);
  return [...loaded.flatMap(({ problems }) => problems), ...checkAlone(records)];
}

/** Errors of the changed records that can be found without all others, and that the records do not have before the change. */
function quickCheck(folder: string, changes: readonly Change[]): Finding[] {
  const changed = changes.flatMap((change) => {
    if ('bytes' in change) return [];
    const { path: file, text } = change;
    const name = file.slice(FOLDER.length);
    const place = placeOf(name);
    return text === null || typeof place === 'string' ? [] : [{ name, place, text, at: path.join(folder, file) }];
  });
  const found = findingsAlone(changed.map(({ name, place, text }) => parseRecord(name, place, text)));
  if (found.length === 0) return [];
  const existing = changed.filter(({ at }) => existsSync(at));
  const before = findingsAlone(existing.map(({ name, place, at }) => parse(name, place, textOf(readFileSync(at)))));
  const known = new Set(before.map(keyOf));
  return found.filter((finding) => !known.has(keyOf(finding)));
}

function fullCheck(folder: string, changes: readonly Change[]): Finding[] {
  if (changes.length === 0) return stoppingFindings(path.join(folder, FOLDER), { parse });
  const media = path.join(folder, MEDIA);
  const copy = mkdtempSync(path.join(tmpdir(), 'editor-check-'));
  try {
    cpSync(path.join(folder, FOLDER), path.join(copy, FOLDER), { recursive: true, filter: (from) => from !== media });
    // Photographs are linked: they are too large to copy for each check.
    for (const file of globSync('**/*.*', { cwd: media })) {
      const at = path.join(copy, MEDIA, file);
      mkdirSync(path.dirname(at), { recursive: true });
      symlinkSync(path.join(media, file), at);
    }
    // Records refer to files in `public`.
    symlinkSync(path.join(folder, 'public'), path.join(copy, 'public'));
    for (const change of changes) {
      const at = path.join(copy, change.path);
      mkdirSync(path.dirname(at), { recursive: true });
      // Remove the link first: a write through it would change the file in the drafts.
      rmSync(at, { force: true });
      const content = 'bytes' in change ? change.bytes : change.text;
      if (content !== null) writeFileSync(at, content);
    }
    return stoppingFindings(path.join(copy, FOLDER), { parse });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

parentPort?.on('message', ({ folder, changes, isQuick }: CheckRequest) => {
  try {
    parentPort?.postMessage({ findings: isQuick ? quickCheck(folder, changes) : fullCheck(folder, changes) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
