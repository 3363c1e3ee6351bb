/** What the company's people make of a lead: notes and progress. */
import type { Database } from './database.ts';
import type { Progress } from './store.ts';

/** Longest note in characters. */
export const LONGEST_NOTE = 5000;

export interface FollowUpChange {
  id: string;
  /** That of the lead which was seen when the change was made. */
  version: number;
  progress: Progress;
  note: string;
  /** Name of the account. */
  by: string;
}

/** False when the lead is gone, kept apart, or was changed since `version` was seen: then nothing is written. */
export function changeFollowUp(database: Database, change: FollowUpChange): Promise<boolean> {
  const { id, version, progress, note, by } = change;
  return database.transaction(async ({ query, now }) => {
    const changed = await query(
      `UPDATE leads SET progress = $1, note = $2, changed_by = $3, changed_at = $4, version = version + 1
       WHERE id = $5 AND version = $6 AND state = 'accepted' RETURNING id`,
      [progress, note, by, now, id, version],
    );
    return changed.length > 0;
  });
}
