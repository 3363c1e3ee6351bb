/** Finds out which drawings exist from the modules that draw them. Renders nothing, and runs in plain Node. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CardObject, Scene } from './kit/scene.ts';
import { sceneId, viewsOf } from './views.ts';

const require = createRequire(import.meta.url);
const known = new Map<string, readonly string[]>();

/**
 * True when there is a drawing with this id: `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` or
 * `mark:<industry>`.
 */
export function hasDrawing(id: string): boolean {
  const [file, ids] = moduleOf(id);
  const found = known.get(file) ?? (existsSync(new URL(file, import.meta.url)) ? ids() : []);
  known.set(file, found);
  return found.includes(id);
}

/** The module that draws an id, and a function that returns the ids of the drawings of this module. */
function moduleOf(id: string): [file: string, ids: () => string[]] {
  const [kind = '', name = ''] = id.split(/[:#]/);
  if (kind === 'mark') return [`./subjects/industries/${name}/mark.ts`, () => [`mark:${name}`]];
  if (kind === 'object') {
    const industry = name.split('/')[0] ?? '';
    const file = `./subjects/industries/${industry}/cards.ts`;
    return [
      file,
      () => Object.keys(defaultOf(file) as Record<string, CardObject>).map((card) => `object:${industry}/${card}`),
    ];
  }
  const file = `./subjects/${name}/scene.ts`;
  return [file, () => viewsOf(name, (defaultOf(file) as Scene)()).map((view) => sceneId(name, view))];
}

const defaultOf = (file: string): unknown => (require(file) as { default: unknown }).default;
