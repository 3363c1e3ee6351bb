/** Icons and logos that a record names exist in the sets we serve from. */
import { createRequire } from 'node:module';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';

interface IconSet {
  icons: Record<string, { hidden?: boolean }>;
  aliases?: Record<string, { hidden?: boolean }>;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setOf(prefix: string): IconSet {
  const known = sets.get(prefix);
  if (known) return known;
  const loaded = require(`@iconify-json/${prefix}/icons.json`) as IconSet;
  sets.set(prefix, loaded);
  return loaded;
}

/** Findings for `<set>:<name>` references that the set does not hold. */
export function icons(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    [...references(record.data)].flatMap(({ field, reference }) => {
      const [prefix = '', name = ''] = reference.split(':');
      const { icons: own, aliases = {} } = setOf(prefix);
      if (name in own || name in aliases) return [];
      return [
        {
          rule: 'icons',
          file: record.file,
          line: record.lineOf(field),
          field: fieldName(field),
          reason: `no icon ${reference}`,
        },
      ];
    }),
  );
}

function* references(
  value: unknown,
  field: PropertyKey[] = [],
): Generator<{ field: PropertyKey[]; reference: string }> {
  if (typeof value === 'string') {
    if (/^(?:ph|logos|devicon|simple-icons):[a-z0-9-]+$/.test(value)) yield { field, reference: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield* references(entry, [...field, Array.isArray(value) ? Number(key) : key]);
    }
  }
}
