/**
 * `npm run build:folders`: builds, then copies `dist/` to `dist-folders/` with each page as the `index.html` of its own folder, for hosts
 * that need this layout. Canonical addresses stay without a slash at the end.
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
