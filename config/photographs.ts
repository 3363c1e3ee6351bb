/**
 * Astro integration that removes original photographs from a build. Pages show resized copies, and an original contains the place and time
 * at which it was taken.
 */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Formats of the resized copies: see src/pages/_photographs.ts. */
const MADE = ['.avif', '.webp'];

/** Removes each original of `content/media/` from the build. Astro itself removes only those that a page shows. */
export function withoutOriginals(): AstroIntegration {
  let root = '';
  return {
    name: 'without-originals',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir }) => {
        const assets = path.join(fileURLToPath(dir), '_assets');
        const originals = filesIn(path.join(root, 'content', 'media'));
        for (const file of originals.length > 0 ? filesIn(assets) : []) {
          const original = originals.find((other) => isSame(file, other));
          if (!original) continue;
          rmSync(file);
          // The image service copies a file that it cannot read, and only warns.
          if (MADE.includes(path.extname(file)) && path.extname(file) !== path.extname(original)) {
            throw new Error(`${path.relative(root, original)} cannot be read: export it again as JPEG`);
          }
        }
      },
    },
  };
}

const filesIn = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder }).map((file) => path.join(folder, file));

const isSame = (file: string, other: string): boolean =>
  statSync(file).size === statSync(other).size && readFileSync(file).equals(readFileSync(other));
