/**
 * `npm run art:build`: writes every drawing to a file, and the list of all drawings. Runs before each build of the site, and does nothing
 * when the list was written from the present sources.
 */
import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DrawingFile } from './drawings.ts';
import { fileOf, FOLDER, LIST, type List } from './index.ts';
import { withModules, type Modules } from './load.ts';

const PACKAGE = import.meta.dirname;

/** A hash of the sources, and of the lock file of the project, which determines the version of React. */
function stampOfSources(): string {
  const sources = globSync('**/*.{ts,tsx}', { cwd: PACKAGE, exclude: ['node_modules', '**/*.test.ts'] }).toSorted();
  const files = [...sources, '../../package-lock.json'].map((file) => readFileSync(path.join(PACKAGE, file), 'utf8'));
  return hash('sha256', files.join('\0'));
}

/** The stamp of the list that was written last; undefined if there is none. */
function writtenStamp(): string | undefined {
  try {
    return (JSON.parse(readFileSync(LIST, 'utf8')) as List).stamp;
  } catch {
    return undefined;
  }
}

/** Replaces the list when all files exist, so that it never names one that is missing. Then removes the files of former drawings. */
function write({ drawables, COLLECTION }: Modules, stamp: string): number {
  const drawings: Record<string, DrawingFile> = {};
  const files = new Set<string>();
  for (const { id, draw } of drawables(COLLECTION)) {
    const { svg, ...drawing } = draw();
    const file = fileOf(drawing.src);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svg);
    files.add(file);
    drawings[id] = drawing;
  }
  writeFileSync(`${LIST}.tmp`, JSON.stringify({ stamp, drawings } satisfies List));
  renameSync(`${LIST}.tmp`, LIST);
  for (const file of globSync(path.join(FOLDER, '**/*.svg'))) if (!files.has(file)) rmSync(file);
  return files.size;
}

const stamp = stampOfSources();
if (writtenStamp() !== stamp)
  console.log(`drawings: ${await withModules((modules) => write(modules, stamp))}, written to ${FOLDER}`);
