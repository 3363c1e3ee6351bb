import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { withLateScript, withoutIslandScripts } from './scripts.ts';

it('names the script that is a file on the root, and leaves the others', () => {
  const others = '<script>a()</script><script type="module">b()</script>';
  expect(withLateScript(`<html lang="en">${others}<script type="module" src="/_assets/c.js"></script></html>`)).toBe(
    `<html lang="en" data-script="/_assets/c.js">${others}</html>`,
  );
  expect(() => withLateScript(`<html>${others}</html>`)).toThrow('script of the shell');
});

it('takes out the runtime of islands and their directive, and no other script', () => {
  const theme = '<script>theme()</script>';
  const directive = '<script>(()=>{self.Astro={};dispatchEvent(new Event("astro:interaction"))})()</script>';
  expect(withoutIslandScripts(`${theme}${directive}<script>${islandScript}</script><p>a</p>`)).toBe(`${theme}<p>a</p>`);
});
