/**
 * Icons and logos that a record names must exist in the installed sets and not be withdrawn. A logo must be a symbol: the page shows the
 * name next to it.
 */
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils';
import { memoize } from '../../memoize.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { stringsOf } from '../texts.ts';

/** Highest ratio of width to height of a logo. A wider logo is a name in letters, which would be too small to read. */
const MAX_RATIO = 3;

const REFERENCE = /^(?:ph|logos|devicon|simple-icons):[a-z0-9-]+$/;

const require = createRequire(import.meta.url);
const setOf = memoize((prefix: string) => require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON);

/** Findings for `<set>:<name>` references that do not exist in the set, were withdrawn from it, or whose drawing is too wide. */
export function icons(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    stringsOf(record.data).flatMap(({ field, text }) => {
      const fault = REFERENCE.test(text) ? iconFault(text) : undefined;
      return fault ? [findingAt('icons', record, field, fault)] : [];
    }),
  );
}

/** Why a reference cannot be used; undefined when it can. */
export function iconFault(reference: string): string | undefined {
  const [prefix = '', name = ''] = reference.split(':');
  const icon = getIconData(setOf(prefix), name);
  if (!icon) return `the icon ${reference} does not exist`;
  // Simple Icons withdraws logos that their owners do not allow. The package still has the drawings, marked as hidden.
  if (prefix === 'simple-icons' && icon.hidden) return `${reference} was withdrawn from its set: use another, or none`;
  const { width = 1, height = 1 } = icon;
  return width / height > MAX_RATIO
    ? `${reference} is a name in letters, too wide for a logo: use a symbol, or none`
    : undefined;
}
