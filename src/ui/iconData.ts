/** Reads SVG icons from the icon sets at build time. A page contains only the icons that it shows. */
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';
import { optimize } from 'svgo';

interface IconBody {
  body: string;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconifyJSON>();
const outlines = new Map<string, IconBody>();

/** The SVG content and size of `<set>:<name>`. Throws when the set has no such icon. */
export function iconBody(reference: string): IconBody {
  const [prefix = '', name = ''] = reference.split(':');
  const set = sets.get(prefix) ?? (require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON);
  sets.set(prefix, set);
  const icon = getIconData(set, name);
  if (!icon) throw new Error(`No icon '${reference}'`);
  return { body: icon.body, width: icon.width ?? 16, height: icon.height ?? 16 };
}

/**
 * The SVG content of `ph:<name>` with coordinates rounded to whole units, which is precise enough: 256 units are at most 32 pixels. Throws
 * when the set has no such icon.
 */
export function outline(reference: string): IconBody {
  const known = outlines.get(reference);
  if (known) return known;
  const { body, width, height } = iconBody(reference);
  const { data } = optimize(`<svg viewBox="0 0 ${width} ${height}">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const made = { body: data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>')), width, height };
  outlines.set(reference, made);
  return made;
}
