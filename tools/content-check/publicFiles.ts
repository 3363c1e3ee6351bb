/** Files in `public/`, which the site serves unchanged. */
import { statSync } from 'node:fs';

/** The file for a path such as `/media/team.jpg`, whether it exists or not. */
export const publicFile = (address: string): URL => new URL(`../../public${address}`, import.meta.url);

/** True when the file for a path such as `/media/team.jpg` exists in `public/`. */
export function isPublicFile(address: string): boolean {
  try {
    return statSync(publicFile(address), { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // No file can have an address such as `/100%` or `/a%2Fb`.
    return false;
  }
}
