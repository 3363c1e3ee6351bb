/**
 * `npm run art:build`: writes every drawing to a file, and the list of all drawings. Runs before each build of the site, and does nothing
 * when the list was written from the present sources and its files exist.
 */
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DrawingFile } from './drawings.ts';
import { fileOf, FOLDER, LIST, type List } from './index.ts';
import { withModules, type Modules } from './load.ts';

const PACKAGE = import.meta.dirname;

/** A hash of the sources with their paths, and of the lock file of the project, which determines the version of React. */
function stampOfSources(): string {
  const sources = globSync('**/*.{ts,tsx,json}', {
    cwd: PACKAGE,
    exclude: ['node_modules', '**/*.test.ts'],
  }).toSorted();
  const files = [...sources, '../../package-lock.json'];
  return hash('sha256', JSON.stringify(files.map((file) => [file, readFileSync(path.join(PACKAGE, file), 'utf8')])));
}

/** Whether the files that were written last are those of the sources with this stamp. */
function isWritten(stamp: string): boolean {
  try {
    const list = JSON.parse(readFileSync(LIST, 'utf8')) as List;
    return list.stamp === stamp && Object.values(list.drawings).every(({ src }) => existsSync(fileOf(src)));
  } catch {
    return false;
  }
}

/** Replaces a file at once: another process may read it or write it at the same time. */
function replace(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Replaces the list when all files exist, so that it never names one that is missing. Then removes the files of former drawings. */
function write({ drawables, COLLECTION }: Modules, stamp: string): number {
  const drawings: Record<string, DrawingFile> = {};
  const files = new Set<string>();
  for (const { id, draw } of drawables(COLLECTION)) {
    const { svg, ...drawing } = draw();
    const file = fileOf(drawing.src);
    mkdirSync(path.dirname(file), { recursive: true });
    replace(file, svg);
    files.add(file);
    drawings[id] = drawing;
  }
  replace(LIST, JSON.stringify({ stamp, drawings } satisfies List));
  for (const file of globSync(path.join(FOLDER, '**/*.svg'))) if (!files.has(file)) rmSync(file, { force: true });
  return files.size;
}

const stamp = stampOfSources();
if (!isWritten(stamp))
  console.log(`drawings: ${await withModules((modules) => write(modules, stamp))}, written to ${FOLDER}`);
