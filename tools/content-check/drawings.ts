/** Which drawings there are, by the modules that draw them. Draws nothing. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CardObject } from '../../src/art/drawings.ts';
import type { Scene } from '../../src/art/kit/scene.ts';
import { sceneReference, viewsOf } from '../../src/art/views.ts';

const ART = '../../src/art';

const require = createRequire(import.meta.url);
const known = new Map<string, readonly string[]>();

/** True for `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` and `mark:<industry>` that can be drawn. */
export function hasDrawing(reference: string): boolean {
  const [file, drawings] = moduleOf(reference);
  const found = known.get(file) ?? (existsSync(new URL(file, import.meta.url)) ? drawings() : []);
  known.set(file, found);
  return found.includes(reference);
}

/** The module that draws a reference, and the references of all that this module draws. */
function moduleOf(reference: string): [file: string, drawings: () => string[]] {
  const [kind = '', name = ''] = reference.split(/[:#]/);
  const folder = name.split('/')[0] ?? '';
  if (kind === 'mark') return [`${ART}/marks/${name}.ts`, () => [reference]];
  if (kind === 'object') {
    const file = `${ART}/cards/${folder}.ts`;
    return [
      file,
      () => Object.keys(defaultOf(file) as Record<string, CardObject>).map((card) => `object:${folder}/${card}`),
    ];
  }
  const file = `${ART}/scenes/${name}.ts`;
  return [file, () => viewsOf(name, (defaultOf(file) as Scene)()).map((view) => sceneReference(name, view))];
}

const defaultOf = (file: string): unknown => (require(file) as { default: unknown }).default;
