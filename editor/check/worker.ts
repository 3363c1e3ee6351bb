/** Checks a content folder with changes that nobody has written yet. A thread of its own: a check takes seconds. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { checkContent } from '../../tools/content-check/check.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import type { Change } from '../git/drafts.ts';

export interface CheckRequest {
  /** The work tree. */
  folder: string;
  changes: readonly Change[];
}

function check({ folder, changes }: CheckRequest): Finding[] {
  if (changes.length === 0) return checkContent(path.join(folder, 'content')).findings;
  const copy = mkdtempSync(path.join(tmpdir(), 'editor-check-'));
  try {
    cpSync(path.join(folder, 'content'), path.join(copy, 'content'), { recursive: true });
    for (const { path: file, text } of changes) {
      const at = path.join(copy, file);
      mkdirSync(path.dirname(at), { recursive: true });
      if (text === null) rmSync(at, { force: true });
      else writeFileSync(at, text);
    }
    return checkContent(path.join(copy, 'content')).findings;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

parentPort?.on('message', (request: CheckRequest) => {
  try {
    parentPort?.postMessage({ findings: check(request) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
