/** The log of erasures, outside the database: a restored backup of the database would not contain them. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Opens the log to append to it. A new log gets the owner of its folder, so that the server can read it at start. */
function openLog(path: string): number {
  if (existsSync(path)) return openSync(path, 'a+');
  // `x`: root must not follow a symbolic link that the user of the server could have created.
  const file = openSync(path, 'ax+', 0o600);
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(path));
    fchownSync(file, uid, gid);
  }
  return file;
}

/** True when the open file is empty or ends with a line feed. A full disk may have truncated the last line. */
export function endsInLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

/** Appends a record, durably. `hash` is the keyed hash of the address, `time` in milliseconds since 1970. */
export function appendErasure(path: string, hash: string, time: number): void {
  const file = openLog(path);
  try {
    appendFileSync(file, `${endsInLine(file) ? '' : '\n'}${hash} ${time}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Hash and time in milliseconds since 1970, which has 13 digits since 2001. */
const RECORD = /^([\w-]{43}) (\d{13})$/;

/**
 * Reads the log; without a file it is empty. `erased` has the time of the last erasure by hash, `unreadable` the line numbers of invalid
 * records, for example of one that a full disk has truncated.
 */
export function readErasures(path: string): { erased: Map<string, number>; unreadable: number[] } {
  const erased = new Map<string, number>();
  const unreadable: number[] = [];
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    const [, hash, time] = RECORD.exec(line) ?? [];
    if (hash !== undefined) erased.set(hash, Number(time));
    else if (line !== '') unreadable.push(index + 1);
  }
  return { erased, unreadable };
}
