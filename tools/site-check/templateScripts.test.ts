import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { templateScripts } from './templateScripts.ts';

it('returns the scripts of templates that Astro bundles, as a build writes them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'templates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'pages'));
  writeFileSync(
    path.join(folder, 'filter.ts'),
    'export const filter = (name: string): void => { document.title = name };',
  );
  writeFileSync(
    path.join(folder, 'pages/[a].astro'),
    "---\nconst { a } = Astro.props;\n---\n<p>{a}</p>\n<script>\n  import { filter } from '../filter.ts';\n  filter('a');\n</script>\n<script is:inline>b()</script>\n",
  );
  const [script, ...others] = await templateScripts(folder);
  expect(script).toContain('document.title');
  expect(script).not.toMatch(/import|string/);
  expect(others).toEqual([]);
});
