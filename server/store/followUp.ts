/** Changes the follow-up of leads by the company's staff: progress and note. */
import type { Database } from './database.ts';
import type { Progress } from './store.ts';

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 5000;

interface FollowUpChange {
  id: string;
  /** Version of the lead that the change is based on. */
  version: number;
  progress: Progress;
  note: string;
  /** Name of the account. */
  by: string;
}

/** Returns false, and writes nothing, when the lead was deleted, is quarantined, or was changed since `version`. */
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
