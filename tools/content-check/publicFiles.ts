/** Files in `public/`, which the site serves unchanged. */
import { statSync } from 'node:fs';

/** The file for a path such as `/media/team.jpg`, whether it exists or not. */
export const publicFile = (address: string): URL => new URL(`../../public${address}`, import.meta.url);

/** True when the file for a path such as `/media/team.jpg` exists in `public/`. */
export const isPublicFile = (address: string): boolean =>
  statSync(publicFile(address), { throwIfNoEntry: false })?.isFile() ?? false;
