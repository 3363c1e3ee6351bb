/** Astro integration that leaves out of a build the photographs as they were taken: pages show what was made of them, and a camera writes into its files where it stood and when. */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Formats that pages are given: see src/pages/_photographs.ts. */
const MADE = ['.avif', '.webp'];

/** Removes each file of `content/media/` from the build. Astro itself does so for those that a page shows. */
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
          // The image service hands on what it cannot read, and only warns.
          if (MADE.includes(path.extname(file)) && path.extname(file) !== path.extname(original)) {
            throw new Error(`content/media/${path.basename(original)} cannot be read: export it again as JPEG`);
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
