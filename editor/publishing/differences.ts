/** The fields in which two records differ, with their texts. */
import { isDeepStrictEqual } from 'node:util';
import { fieldTitle } from '../fields/titles.ts';
import { matchItems } from '../../tools/record-source/matchItems.ts';
import { isFields } from '../../tools/record-source/mergeRecord.ts';
import type { FieldChange } from './state.ts';

/** False for a field that editors do not write: the stamps of a translation, numbers of entries, the address of the schema. */
function isShown(parent: string, key: string, values: readonly unknown[]): boolean {
  // Only at the start of a record: the source of a figure is a text.
  if (key === 'source') return parent !== '';
  // The box of a diagram has a short name as its id.
  if (key === 'id') return values.some((value) => typeof value === 'string');
  // A new page gets a position automatically; groups and services are reordered.
  if (key === 'order') return values.every((value) => value !== undefined);
  return key !== '$schema';
}

/**
 * The fields in which two records differ. Each entry of a list is compared with the same entry before; an entry that was only moved is
 * reported as moved. `undefined` means that the record does not exist.
 */
export const fieldChanges = (before: unknown, after: unknown): FieldChange[] =>
  differences('', before, after).map(({ field, ...texts }) => ({ field: fieldTitle(field), ...texts }));

/** The differences, with the path of each field in the format of findings: `content.cards[0].title`. */
function differences(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) || Array.isArray(after)) return ofLists(field, listOf(before), listOf(after));
  if (isFields(before) || isFields(after)) return ofObjects(field, before, after);
  const [oldText, newText] = [textOf(before), textOf(after)];
  return [
    { field, ...(oldText !== undefined && { before: oldText }), ...(newText !== undefined && { after: newText }) },
  ];
}

function ofObjects(field: string, before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((key) =>
    isShown(field, key, [old[key], now[key]]),
  );
  return [
    ...differences(field, isFields(before) ? undefined : before, isFields(after) ? undefined : after),
    ...keys.flatMap((key) => differences(field === '' ? key : `${field}.${key}`, old[key], now[key])),
  ];
}

function ofLists(field: string, before: readonly unknown[], after: readonly unknown[]): FieldChange[] {
  const origins = matchItems(before, after);
  const matched = new Set(origins);
  const changed = after.flatMap((entry, index) => {
    const origin = origins[index];
    return differences(`${field}[${index}]`, origin === undefined ? undefined : before[origin], entry);
  });
  const removed = before.flatMap((entry, index) =>
    matched.has(index) ? [] : differences(`${field}[${index}]`, entry, undefined),
  );
  const order = origins.filter((origin) => origin !== undefined);
  const isMoved = order.some((origin, index) => index > 0 && origin < (order[index - 1] ?? 0));
  return [...(isMoved ? [{ field, isMoved }] : []), ...changed, ...removed];
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A text, a number or a boolean as readable text. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
