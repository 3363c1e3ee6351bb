import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { withLowScripts, withoutIslandScripts } from './scripts.ts';

it('marks module scripts that are files, and no others', () => {
  const others = '<script>a()</script><script type="module">b()</script>';
  expect(withLowScripts(`${others}<script type="module" src="/_assets/c.js"></script>`)).toBe(
    `${others}<script type="module" fetchpriority="low" src="/_assets/c.js"></script>`,
  );
});

it('takes out the runtime of islands and their directive, and no other script', () => {
  const theme = '<script>theme()</script>';
  const directive = '<script>(()=>{self.Astro={};dispatchEvent(new Event("astro:interaction"))})()</script>';
  expect(withoutIslandScripts(`${theme}${directive}<script>${islandScript}</script><p>a</p>`)).toBe(`${theme}<p>a</p>`);
});
