/** Puts one folder in the place of another. */
import { existsSync, renameSync, rmSync } from 'node:fs';

const oldOf = (folder: string) => `${folder}.old`;

/** Puts `next` in the place of `folder`, which is removed. Both are on one disk. */
export function swapFolders(next: string, folder: string): void {
  const old = oldOf(folder);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Puts `folder` back in its place where {@link swapFolders} was stopped between its two steps. */
export function restoreInterrupted(folder: string): void {
  if (!existsSync(folder) && existsSync(oldOf(folder))) renameSync(oldOf(folder), folder);
}
