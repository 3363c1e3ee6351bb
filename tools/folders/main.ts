/**
 * `npm run build:folders`: builds, then copies `dist/` to `dist-folders/` with each page as `index.html` of a folder of its own, for hosts
 * that find a page only so. Canonical addresses stay without the slash.
 */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { swapFolders } from '../build/swap.ts';
import { folderFile } from './folderFiles.ts';

const FROM = 'dist';
const TO = 'dist-folders';
const NEXT = '.cache/folders';

rmSync(NEXT, { recursive: true, force: true });
const files = readdirSync(FROM, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const { parentPath, name } of files) {
  const file = path.relative(FROM, path.join(parentPath, name));
  const target = folderFile(file.split(path.sep).join('/'));
  if (target) cpSync(path.join(FROM, file), path.join(NEXT, target));
}
swapFolders(NEXT, TO);
