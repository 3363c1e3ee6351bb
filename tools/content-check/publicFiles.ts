/** Files that the site serves as they are. */
import { statSync } from 'node:fs';

/** The file behind an address such as `/media/team.jpg`, there or not. */
export const publicFile = (address: string): URL => new URL(`../../public${address}`, import.meta.url);

/** True when the file at an address such as `/media/team.jpg` lies under `public/`. */
export const isPublicFile = (address: string): boolean =>
  statSync(publicFile(address), { throwIfNoEntry: false })?.isFile() ?? false;
