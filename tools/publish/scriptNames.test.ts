import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scriptNames } from './scriptNames.ts';

it('gives the words of the islands of a page and of what they import, and of nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  mkdirSync(path.join(folder, '_assets'));
  const files = {
    'shell.js': 'x="from-shell"',
    'shared.js': 'import("./island.js");x=`from-shared ${y}`',
    'island.js': 'import"./shared.js";x={type:`file`,className:"from-island",style:"var(--of-island)"}',
    'other.js': 'x="from-other"',
    'react.js': 'x="from-react"',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, '_assets', name), text);
  const names = scriptNames(folder)(
    '<script type="module" src="/_assets/shell.js"></script><astro-island component-url="/_assets/island.js" renderer-url="/_assets/react.js"></astro-island>',
  );
  expect(names).toEqual(expect.arrayContaining(['from-shared', 'from-island', 'type=file', '--of-island']));
  expect(names).not.toContain('from-shell');
  expect(names).not.toContain('from-other');
  expect(names).not.toContain('from-react');
});
