/** The audit log: who did what and when, one JSON object a line, in `audit.log` of the service's data folder. */
import { appendFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DAY } from '../server/time.ts';

/** A file is put away at this size, and at the first line of another month. */
const MAX_BYTES = 5_000_000;
/** 200 MB, or a million lines. */
const MAX_FILES = 40;
/** How long a line is kept at most: two years, and the month that its file holds. */
const KEEP_MS = 730 * DAY;

export interface AuditEntry {
  /** Name of the account, or the name that was tried. */
  who: string;
  /** For example `signed in`, `saved`, `published`, `opened a lead`. */
  did: string;
  /** What it was done to: files, an id, a reason. Never words of a visitor. */
  what?: string;
  /** Address of the client, at sign-ins. */
  from?: string;
}

/** Writes one line. Throws when it cannot be written: what cannot be recorded is not done. */
export type Audit = (entry: AuditEntry) => void;

const nameOf = (folder: string): string => path.join(folder, 'audit.log');
/** Files that were put away, the newest first. */
const putAway = (folder: string): string[] => globSync('audit-*.log', { cwd: folder }).sort().reverse();
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Puts the file away when it is full or of another month, and deletes what is too old or too much. */
function rotate(folder: string, now: Date): void {
  const file = nameOf(folder);
  if (!existsSync(file)) return;
  const { size, mtime } = statSync(file);
  if (size < MAX_BYTES && monthOf(mtime) === monthOf(now)) return;
  const stamp = mtime.toISOString().replaceAll(/[:.]/g, '-');
  renameSync(file, path.join(folder, `audit-${stamp}.log`));
  for (const [index, old] of putAway(folder).entries()) {
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
    appendFileSync(nameOf(folder), `${JSON.stringify({ at: at.toISOString(), ...entry })}\n`, { mode: 0o600 });
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

/** The entry in a line; undefined for one that was cut when the machine stopped. */
function lineOf(text: string): AuditLine | undefined {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export interface AuditQuery {
  who?: string | undefined;
  /** Such as `2026-11-26`, by UTC. */
  day?: string | undefined;
  /** How many of the newest are left out, and how many come then. */
  skip: number;
  count: number;
}

/** The lines that match, the newest first. Reads one file after another, until there are enough. */
export async function readAudit(folder: string, { who, day, skip, count }: AuditQuery): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  const files = [...(existsSync(nameOf(folder)) ? ['audit.log'] : []), ...putAway(folder)];
  for (const file of files) {
    if (found.length >= skip + count) break;
    const text = await readFile(path.join(folder, file), 'utf8');
    const lines = text.split('\n').flatMap((one) => lineOf(one) ?? []);
    found.push(
      ...lines
        .reverse()
        .filter((one) => (who === undefined || one.who === who) && (day === undefined || one.at.startsWith(day))),
    );
  }
  return found.slice(skip, skip + count);
}
