/** Refuses saves that would overwrite changes which their editor has not seen. */
import type { TreeFile } from './git/drafts.ts';
import { Refused } from './refused.ts';
import type { SavedFile } from './save.ts';

/**
 * Throws {@link Refused}: 409 if a file is created or moved to an existing path, or if it was changed or deleted after the editor has read
 * it; 422 if a new or deleted file has an earlier path.
 * @param existing files of the drafts, by path
 * @param messages `exists` for the first case, `changed` for the second
 */
export function refuseOverwriting(
  { operation, path, from, sha }: SavedFile,
  existing: ReadonlyMap<string, TreeFile>,
  messages: { exists: string; changed: string },
): void {
  // Only a moved file has an earlier path. In a deletion, the check below would check that path instead of the deleted one; in a new file,
  // nothing would check it.
  if (from !== undefined && operation !== 'update')
    throw new Refused(422, 'Not saved: a new or deleted file cannot have an earlier path.');
  const isNew = operation === 'create' || from !== undefined;
  if (isNew && existing.has(path)) throw new Refused(409, messages.exists);
  if (operation === 'create') return;
  const current = existing.get(from ?? path)?.sha;
  if (current === undefined || sha !== current) throw new Refused(409, messages.changed);
}
