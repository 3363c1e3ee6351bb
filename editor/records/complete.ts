/** Adds the values that forms do not show or send: numbers of entries, positions, fixed texts of each language, and empty lists. */
import { mayBeEmpty, wordingOf } from '../fields/fieldOf.ts';
import { schemaOfEntry, type JsonSchema } from '../fields/jsonSchema.ts';
import { isFields, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { isBlank } from './form.ts';

/** Number and position of a new record. */
export interface Next {
  id: number;
  order: number;
}

/** The highest number with the name `key` in the objects of a list; 0 if there is none. */
export const highest = (key: keyof Next, entries: readonly unknown[]): number =>
  Math.max(
    0,
    ...entries.map((entry) => {
      const number = isFields(entry) ? entry[key] : undefined;
      return typeof number === 'number' ? number : 0;
    }),
  );

/** A record, or an object in it, with all values that its schema requires and no form shows or sends. `locale` is the key of its language. */
export function complete(schema: JsonSchema, value: Fields, locale: string, numbers: Partial<Next>): Fields {
  const { properties = {}, required = [] } = schema;
  const siblings = Object.keys(properties).map((key) => value[key]);
  let nextId = highest('id', siblings) + 1;
  const added: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(properties)) {
    if (!isBlank(value[key])) {
      const isNumbered =
        isFields(value[key]) && inner.properties?.['id']?.type === 'integer' && isBlank(value[key]['id']);
      added[key] = completeValue(inner, value[key], locale, isNumbered ? nextId++ : undefined);
    } else if (required.includes(key)) {
      const number = inner.type === 'integer' && (key === 'id' || key === 'order') ? numbers[key] : undefined;
      const missing = wordingOf(inner)?.[locale] ?? number ?? (mayBeEmpty(inner) ? [] : undefined);
      if (missing !== undefined) added[key] = missing;
    }
  }
  return { ...value, ...added };
}

function completeValue(schema: JsonSchema, value: unknown, locale: string, id: number | undefined): unknown {
  if (Array.isArray(value)) return completeList(schema.items ?? {}, value, locale);
  if (!isFields(value)) return value;
  return complete(schema, value, locale, { id });
}

function completeList(items: JsonSchema, list: readonly unknown[], locale: string): unknown[] {
  let nextId = highest('id', list) + 1;
  return list.map((entry) => {
    if (!isFields(entry)) return entry;
    return complete(schemaOfEntry(items, entry), entry, locale, isBlank(entry['id']) ? { id: nextId++ } : {});
  });
}
