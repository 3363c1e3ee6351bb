/** Reads icon bodies from the sets at build time. Nothing of a set is shipped but the icons a page shows. */
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';

export interface IconBody {
  body: string;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconifyJSON>();

/** The drawing of `<set>:<name>`. Throws when the set has no such icon. */
export function iconBody(reference: string): IconBody {
  const [prefix = '', name = ''] = reference.split(':');
  const set = sets.get(prefix) ?? (require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON);
  sets.set(prefix, set);
  const icon = getIconData(set, name);
  if (!icon) throw new Error(`No icon '${reference}'`);
  return { body: icon.body, width: icon.width ?? 16, height: icon.height ?? 16 };
}
