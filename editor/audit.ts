/** The audit log: who did what and when, one JSON object per line, in `audit.log` in the service's data folder. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { endsInLine } from '../server/store/erasureLog.ts';
import { DAY } from '../server/time.ts';
import { localTimeOf } from '../shared/localTime.ts';

/** The file is rotated at this size, and at the first line of another month. */
const MAX_BYTES = 5_000_000;
/** Maximum number of files, including the current one: 40 files of 5 MB are 200 MB, or a million lines. */
const MAX_FILES = 40;
/** Age at which a rotated file is deleted: two years after its last line. */
const KEEP_MS = 730 * DAY;

export interface AuditEntry {
  /** Name of the account, or the name that was entered. */
  who: string;
  /** For example `signed in`, `saved`, `published`, `opened a lead`. */
  did: string;
  /** The object of the action: files, an id, a reason. Never text that a visitor wrote. */
  what?: string;
  /** Address of the client, for sign-ins. */
  from?: string;
}

/**
 * Writes one line. Throws if it cannot be written, so that the request fails. It is called before data is shown or erased, and after any
 * other change, which then stays.
 */
export type Audit = (entry: AuditEntry) => void;

const nameOf = (folder: string): string => path.join(folder, 'audit.log');
/** The rotated files, newest first. */
const rotatedFiles = (folder: string): string[] => globSync('audit-*.log', { cwd: folder }).sort().reverse();
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Rotates the file when it is full or from another month, and deletes rotated files that are too old or too many. */
function rotate(folder: string, now: Date): void {
  const file = nameOf(folder);
  if (!existsSync(file)) return;
  const { size, mtime } = statSync(file);
  if (size < MAX_BYTES && monthOf(mtime) === monthOf(now)) return;
  const stamp = mtime.toISOString().replaceAll(/[:.]/g, '-');
  renameSync(file, path.join(folder, `audit-${stamp}.log`));
  for (const [index, old] of rotatedFiles(folder).entries()) {
    const name = path.join(folder, old);
    if (index >= MAX_FILES - 1 || now.getTime() - statSync(name).mtimeMs > KEEP_MS) rmSync(name);
  }
}

/** An audit log in `folder`. */
export function createAudit(folder: string, now: () => Date = () => new Date()): Audit {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return (entry) => {
    const at = now();
    rotate(folder, at);
    const file = openSync(nameOf(folder), 'a+', 0o600);
    try {
      appendFileSync(file, `${endsInLine(file) ? '' : '\n'}${JSON.stringify({ at: at.toISOString(), ...entry })}\n`);
    } finally {
      closeSync(file);
    }
  };
}

const line = z.object({
  at: z.string(),
  who: z.string(),
  did: z.string(),
  what: z.string().optional(),
  from: z.string().optional(),
});
export type AuditLine = z.output<typeof line>;

/** The entry of a line; undefined for a line that was truncated when the machine stopped. */
function lineOf(text: string): AuditLine | undefined {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface AuditQuery {
  /** Name of the account, in upper or lower case; all accounts if it is missing or empty. */
  who?: string | undefined;
  /** Such as `2026-11-26`, in the company's time zone. */
  day?: string | undefined;
  /** How many of the newest matches are skipped, and how many are returned after them. */
  skip: number;
  count: number;
}

/** Whether a moment (ISO 8601) is on a day of the company's time zone. Other days are excluded by a faster comparison first. */
const isOn = (at: string, day: string): boolean =>
  Math.abs(Date.parse(at) - Date.parse(day)) < 2 * DAY && localTimeOf(new Date(at)).startsWith(day);

/** The matching lines, newest first. Reads one file after another until it has enough lines. */
export async function readAudit(folder: string, { who, day, skip, count }: AuditQuery): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  const name = who?.toLowerCase();
  const files = [...(existsSync(nameOf(folder)) ? ['audit.log'] : []), ...rotatedFiles(folder)];
  for (const file of files) {
    if (found.length >= skip + count) break;
    const text = await readFile(path.join(folder, file), 'utf8');
    const lines = text.split('\n').flatMap((one) => lineOf(one) ?? []);
    found.push(
      ...lines
        .reverse()
        .filter((one) => (!name || one.who.toLowerCase() === name) && (day === undefined || isOn(one.at, day))),
    );
  }
  return found.slice(skip, skip + count);
}
