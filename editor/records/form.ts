/** Converts records for the editor's form and back: in a form each value has one type, and a mapping of objects is a list. */
import { isDeepStrictEqual } from 'node:util';
import { entryOf, formName, KEY } from '../fields/fieldOf.ts';
import { schemaOfEntry, type JsonSchema } from '../fields/jsonSchema.ts';
import { isFields, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { fromPublic, toPublic } from '../pictures/publicPath.ts';
import { Refused } from '../refused.ts';

const formOf = (type: string, { anyOf = [] }: JsonSchema) => anyOf.find((form) => form.type === type);

const splitList = (text: string): string[] => text.split(',').map((word) => word.trim());

type Convert = (schema: JsonSchema, value: unknown, before: unknown) => unknown;

/** Converts every value that may have several types, at any depth. `before` is the value at the same path of the earlier record. */
function convertForms(convert: Convert, schema: JsonSchema, value: unknown, before: unknown): unknown {
  if (schema.anyOf || entryOf(schema)) return convert(schema, value, before);
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    const { items } = schema;
    return items
      ? value.map((entry, index) => convertForms(convert, schemaOfEntry(items, entry), entry, old[index]))
      : value;
  }
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const inner = schema.properties?.[key];
      return [key, inner ? convertForms(convert, inner, entry, old[key]) : entry];
    }),
  );
}

const toFormValue: Convert = (schema, value) => {
  if (entryOf(schema))
    return Object.entries(value as Fields).map(([key, entry]) => ({ [KEY]: key, ...(entry as Fields) }));
  if (formOf('array', schema)) return typeof value === 'string' ? splitList(value) : value;
  if (!isFields(value)) return { form: 'text', text: value };
  const form = schema.anyOf?.map(formName).find((name) => name in value);
  return { form, ...value };
};

const toRecordValue: Convert = (schema, value, before) => {
  if (entryOf(schema)) return mappingOf(value);
  if (formOf('array', schema)) {
    return typeof before === 'string' && isDeepStrictEqual(splitList(before), value) ? before : value;
  }
  if (!isFields(value)) return value;
  const { form, ...details } = value;
  return form === 'text' ? details['text'] : details;
};

/** Converts a list of a form to a mapping. Throws {@link Refused} for two entries with the same key: one would be lost. */
function mappingOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = (value as Fields[]).map(
    ({ [KEY]: key, ...entry }) => [typeof key === 'string' ? key : '', entry] as const,
  );
  const keys = entries.map(([key]) => key);
  const duplicate = keys.find((key, index) => keys.indexOf(key) < index);
  if (duplicate !== undefined) throw new Refused(422, `Not saved: ‘${duplicate}’ has two entries. Remove one of them.`);
  return Object.fromEntries(entries);
}

/** The record for the form, without the stamps of a translation and the address of its schema. */
export function toForm(schema: JsonSchema, record: Fields): Fields {
  const shown = Object.entries(record).filter(([key]) => !NOT_IN_FORM.includes(key));
  return toPublic(convertForms(toFormValue, schema, Object.fromEntries(shown), undefined)) as Fields;
}

/** Converts a form to a record. `before` is the record that the form was filled from, if there was one. */
export function fromForm(schema: JsonSchema, form: Fields, before: Fields = {}): Fields {
  const hidden = Object.entries(before).filter(([key]) => NOT_IN_FORM.includes(key));
  const record = convertForms(toRecordValue, schema, fromPublic(form), before);
  return { ...(withoutEmpty(schema, record, before) as Fields), ...Object.fromEntries(hidden) };
}

/** True for the value of an empty field. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** True for an empty field, and for `false` or an empty list if the record had no value before. */
const isOmitted = (value: unknown, existed: boolean): boolean =>
  isBlank(value) ||
  (isFields(value) && Object.values(value).every(isBlank)) ||
  (!existed && (value === false || (Array.isArray(value) && value.length === 0)));

/** The value without empty optional fields. */
function withoutEmpty(schema: JsonSchema, value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, index) => withoutEmpty(schemaOfEntry(schema.items ?? {}, entry), entry, old[index]));
  }
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, withoutEmpty(properties[key] ?? {}, entry, old[key])] as const)
      .filter(([key, entry]) => required.includes(key) || !isOmitted(entry, key in old)),
  );
}

const NOT_IN_FORM: readonly string[] = ['$schema', 'source'];
