import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTED_PAGES } from './routed.ts';

it('lists exactly the fixed pages that have their own route', () => {
  const pages = globSync('content/en/pages/**/*.yaml').map((file) =>
    file.slice('content/en/pages/'.length, -'.yaml'.length),
  );
  const routed = pages.filter((page) =>
    [`${page}.astro`, `${page}/index.astro`].some((file) => existsSync(`src/pages/[...locale]/${file}`)),
  );
  expect(routed.toSorted()).toEqual(ROUTED_PAGES);
});
