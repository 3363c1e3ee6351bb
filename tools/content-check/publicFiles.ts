/** Files that the site serves as they are. */
import { statSync } from 'node:fs';

/** True when the file at an address such as `/media/team.jpg` lies under `public/`. */
export const isPublicFile = (address: string): boolean =>
  statSync(new URL(`../../public${address}`, import.meta.url), { throwIfNoEntry: false })?.isFile() ?? false;
