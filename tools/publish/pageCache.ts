/** Caches what is made from single pages, because parsing and converting all pages takes seconds. */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileCache } from '../fileCache.ts';
import type { BuiltPage } from './pages.ts';

/** Code on which the results depend. After a change in any of these files, all results are made again. */
const CODE = ['tools/builtPages.ts', 'tools/publish/*.ts', 'shared/*.ts', 'site.config.ts', 'package-lock.json'];

/**
 * Each page with the text that `make` returns for it. `make` is called only when the address, language or `main` element of the page or the
 * code has changed, and may use nothing else. Removes the files in `folder` that belong to no page.
 */
export async function fromEachPage(
  pages: readonly BuiltPage[],
  folder: string,
  make: (page: BuiltPage) => string,
): Promise<[page: BuiltPage, text: string][]> {
  const code = globSync(CODE, { exclude: ['**/*.test.ts'] }).toSorted();
  const stamp = hashOf(code.map((file) => readFileSync(file, 'utf8')));
  const cache = await fileCache(folder);
  const results = await Promise.all(
    pages.map(async (page): Promise<[BuiltPage, string]> => {
      const name = hashOf([stamp, page.address, page.language, page.main]);
      return [page, String(await cache.get(name, () => Buffer.from(make(page))))];
    }),
  );
  await cache.prune();
  return results;
}

const hashOf = (parts: readonly string[]): string => hash('sha256', parts.join('\0'));
