/** Icons and logos that a record names exist in the sets we serve from, and are marks: their names stand beside them. */
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';
import { stringsOf } from '../texts.ts';

/** How often its height a logo may be wide; what is wider is a name in letters too small to read. */
const WIDEST = 3;

const REFERENCE = /^(?:ph|logos|devicon|simple-icons):[a-z0-9-]+$/;

const require = createRequire(import.meta.url);
const sets = new Map<string, IconifyJSON>();

function setOf(prefix: string): IconifyJSON {
  const known = sets.get(prefix);
  if (known) return known;
  const loaded = require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON;
  sets.set(prefix, loaded);
  return loaded;
}

/** Findings for `<set>:<name>` references that the set does not hold, or whose drawing is a written name. */
export function icons(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    [...stringsOf(record.data)].flatMap(({ field, text }) => {
      const fault = REFERENCE.test(text) ? iconFault(text) : undefined;
      if (!fault) return [];
      return [{ rule: 'icons', file: record.file, line: record.lineOf(field), field: fieldName(field), reason: fault }];
    }),
  );
}

/** Why a reference cannot be shown, or nothing. */
export function iconFault(reference: string): string | undefined {
  const [prefix = '', name = ''] = reference.split(':');
  const icon = getIconData(setOf(prefix), name);
  if (!icon) return `no icon ${reference}`;
  const { width = 1, height = 1 } = icon;
  return width / height > WIDEST ? `${reference} is a written name; take its mark, or none` : undefined;
}
