/** The drawings of the site, as `build.ts` has written them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DrawingFile } from './drawings.ts';

/** Folder of the written files. The working directory is the root of the project. */
export const FOLDER = path.join('.cache', 'drawings');
export const LIST = path.join(FOLDER, 'list.json');

/** The content of {@link LIST}. */
export interface List {
  /** A hash of the sources from which the drawings were made. */
  stamp: string;
  /** By id. */
  drawings: Readonly<Record<string, DrawingFile>>;
}

let known: List['drawings'] | undefined;

function readList(): List['drawings'] {
  try {
    return (JSON.parse(readFileSync(LIST, 'utf8')) as List).drawings;
  } catch (cause) {
    throw new Error(`${LIST} cannot be read; \`npm run art:build\` writes it`, { cause });
  }
}

/** Every drawing by id. @throws when `build.ts` has not run. */
export const drawings = (): List['drawings'] => (known ??= readList());

/**
 * The address and size of a drawing by its id: `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` or `mark:<industry>`.
 * @throws when there is no such drawing.
 */
export function drawing(id: string): DrawingFile {
  const found = drawings()[id];
  if (!found) throw new Error(`No drawing '${id}' in ${LIST}; a new one is written at the next start`);
  return found;
}

/** The file that `build.ts` has written for the address of a drawing. */
export const fileOf = (src: string): string => path.join(FOLDER, src);
