/** The audit log: who did what and when, one JSON object a line, in `audit.log` of the service's data folder. */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export interface AuditEntry {
  /** Name of the account, or the name that was tried. */
  who: string;
  /** For example `signed in`, `saved`, `published`, `opened a lead`. */
  did: string;
  /** What it was done to: files, an id, a reason. Never words of a visitor. */
  what?: string;
}

/** Writes one line. Throws when it cannot be written: what cannot be recorded is not done. */
export type Audit = (entry: AuditEntry) => void;

/** An audit log in `folder`. */
export function createAudit(folder: string, now: () => Date = () => new Date()): Audit {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'audit.log');
  return (entry) => appendFileSync(file, `${JSON.stringify({ at: now().toISOString(), ...entry })}\n`, { mode: 0o600 });
}
