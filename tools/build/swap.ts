/** Replaces one folder with another. */
import { existsSync, renameSync, rmSync } from 'node:fs';

const oldOf = (folder: string) => `${folder}.old`;

/** Removes `folder` and renames `next` to it. Both must be on the same file system. Throws, and keeps `folder`, when that is not possible. */
export function swapFolders(next: string, folder: string): void {
  const old = oldOf(folder);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(next, folder);
  } catch (error) {
    restoreInterrupted(folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Restores `folder` if {@link swapFolders} was stopped between its two renames. */
export function restoreInterrupted(folder: string): void {
  if (!existsSync(folder) && existsSync(oldOf(folder))) renameSync(oldOf(folder), folder);
}
