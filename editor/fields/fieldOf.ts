/** Generates the fields of the editor from the JSON Schemas of the records. */
import { BUTTON_TEXT } from '../../src/content/schema/button-text.ts';
import { FAQ_TITLES } from '../../src/content/schema/faq.ts';
import { isSameInAll } from '../../tools/content-check/rules/translation.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { isPhotographField, listOf } from './lists.ts';
import { SECTION_TITLES, titleOf } from './titles.ts';

/** The settings of a widget, as Sveltia reads them. */
interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** A field, as Sveltia reads it. `options` may be the name of a list, such as `@icons`. */
export interface Field extends Widget {
  name: string;
  label: string;
  fields?: Field[];
  types?: Field[];
  field?: Field;
}

/** The file types that the browser offers when an editor chooses a photograph. */
const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/avif';

/** Texts that may be longer than this number of characters get a field with several lines. */
const ONE_LINE = 120;

/** Keys with the same value in all languages, in addition to the keys that the content check compares. */
const ALSO_SHARED = new Set(['services', 'date', 'updated', 'tags', 'column', 'row', 'from', 'to']);

/** Keys that the service or commands write. Only old records have the last three. */
const NOT_SHOWN = new Set(['$schema', 'children', 'blurDataURL', 'blurWidth', 'blurHeight']);

/** Texts with one fixed wording in each language. The service inserts them. */
const WORDINGS: readonly Readonly<Record<string, string>>[] = [BUTTON_TEXT, FAQ_TITLES];

/** The wordings that a schema allows, by language. */
export const wordingOf = ({ enum: values }: JsonSchema): Readonly<Record<string, string>> | undefined =>
  WORDINGS.find((wording) => Object.values(wording).every((text) => values?.includes(text)));

/** True for a list that may be empty. Sveltia treats an empty list as missing. */
export const mayBeEmpty = ({ type, minItems = 0 }: JsonSchema): boolean => type === 'array' && minItems === 0;

const isCounter = (key: string, { type }: JsonSchema) => type === 'integer' && (key === 'id' || key === 'order');
const isStamp = (path: readonly string[]) => path.length === 1 && path[0] === 'source';

/** The field of a record at a path without list positions. Throws if it has no title or no widget. */
export function fieldOf(path: readonly string[], schema: JsonSchema, isRequired: boolean): Field {
  const name = path.at(-1) ?? '';
  const label = schema.title ?? titleOf(path);
  if (label === undefined) throw new Error(`${path.join('.')} has no title: add one to editor/fields/titles.ts`);
  const isShared = isSameInAll(path) || ALSO_SHARED.has(name) || listOf(name, schema) !== undefined;
  const widget = widgetOf(path, schema);
  if (widget.widget === 'hidden') return { name, label, i18n: isShared ? 'duplicate' : true, ...widget };
  return {
    name,
    label,
    ...(schema.description && { hint: schema.description }),
    required: isRequired && !mayBeEmpty(schema),
    i18n: isShared ? 'duplicate' : true,
    ...widget,
  };
}

function widgetOf(path: readonly string[], schema: JsonSchema): Widget {
  const name = path.at(-1) ?? '';
  if (isCounter(name, schema) || wordingOf(schema)) return { widget: 'hidden' };
  if (schema.anyOf) return formsOf(path, schema.anyOf);
  if (schema.const !== undefined)
    return schema.const === true ? { widget: 'boolean' } : { widget: 'hidden', default: schema.const };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.type === 'object') return objectOf(path, schema);
  if (schema.type === 'array') return arrayOf(path, schema);
  if (schema.type === 'boolean') return { widget: 'boolean', ...(schema.default === true && { default: true }) };
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'string') return textOf(name, schema);
  throw new Error(`${path.join('.')} has no widget: editor/fields/fieldOf.ts does not support this type`);
}

/** The name of one form of a value with several forms: `text` for a text; for an object the first field that is required. */
export const formName = ({ type, required = [] }: JsonSchema): string =>
  type === 'string' ? 'text' : (required[0] ?? 'object');

/** A value with several forms. If one form is a list, the field is a list; otherwise the editor chooses the form. */
function formsOf(path: readonly string[], forms: readonly JsonSchema[]): Widget {
  const list = forms.find(({ type }) => type === 'array');
  if (list) return widgetOf(path, list);
  const unsupported = forms.find(({ type }) => type !== 'string' && type !== 'object');
  if (unsupported) throw new Error(`${path.join('.')} has no widget: one of its forms is neither text nor object`);
  return {
    widget: 'object',
    typeKey: 'form',
    types: forms.map((form) => ({
      name: formName(form),
      label: form.description ?? formName(form),
      widget: 'object',
      fields: form.type === 'string' ? [fieldOf([...path, 'text'], form, true)] : fieldsOf(form, path),
    })),
  };
}

function objectOf(path: readonly string[], schema: JsonSchema): Widget {
  if (schema.properties) {
    return {
      widget: 'object',
      collapsed: path.length > 1 && path.at(-1) !== 'heroSection',
      fields: fieldsOf(schema, path),
    };
  }
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties.type === 'string') {
    return { widget: 'keyvalue', i18n: 'duplicate_keys', key_label: 'Service', value_label: 'Text' };
  }
  const entry = entryOf(schema);
  if (!entry) throw new Error(`${path.join('.')} has no widget: its entries are neither texts nor objects`);
  return mappingOf(path, schema.propertyNames ?? {}, entry);
}

/** Field of a form that contains the key of a mapping entry. */
export const KEY = 'key';

/** The schema of the entries, for a mapping whose entries are objects. A form shows such a mapping as a list. */
export const entryOf = ({ properties, additionalProperties }: JsonSchema): JsonSchema | undefined =>
  !properties && typeof additionalProperties === 'object' && additionalProperties.properties
    ? additionalProperties
    : undefined;

/** A list, because Sveltia's widget for mappings (`keyvalue`) supports only texts. */
function mappingOf(path: readonly string[], keys: JsonSchema, entry: JsonSchema): Widget {
  const list = listOf(path.at(-1) ?? '', keys);
  const label = titleOf([...path, KEY]);
  if (list === undefined || label === undefined)
    throw new Error(`${path.join('.')} has no widget: its keys have no list or no title`);
  return {
    widget: 'list',
    collapsed: true,
    summary: `{{fields.${KEY}}}`,
    fields: [{ name: KEY, label, required: true, widget: 'select', options: `@${list}` }, ...fieldsOf(entry, path)],
  };
}

const SUMMARIES = ['title', 'question', 'name', 'label', 'when', 'text', 'service', 'industry'];

function arrayOf(path: readonly string[], { items = {}, minItems, maxItems }: JsonSchema): Widget {
  const name = path.at(-1) ?? '';
  const counts = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) };
  const options = items.enum ?? (listOf(name, items) && `@${listOf(name, items) ?? ''}`);
  if (options) return { widget: 'select', multiple: true, options, ...counts };
  if (items.oneOf)
    return {
      widget: 'list',
      collapsed: true,
      typeKey: 'kind',
      ...counts,
      types: items.oneOf.map((type) => sectionOf(path, type)),
    };
  if (items.type !== 'object')
    return { widget: 'list', ...counts, field: { ...fieldOf(path, items, true), name: 'item' } };
  const summary = SUMMARIES.find((key) => items.properties?.[key]);
  return {
    widget: 'list',
    collapsed: true,
    ...(summary && { summary: `{{fields.${summary}}}` }),
    ...counts,
    fields: fieldsOf(items, path),
  };
}

function sectionOf(path: readonly string[], schema: JsonSchema): Field {
  const kind = String(schema.properties?.['kind']?.const);
  const label = SECTION_TITLES[kind];
  if (label === undefined)
    throw new Error(`${path.join('.')} of kind ${kind} has no title: add one to editor/fields/titles.ts`);
  const fields = fieldsOf(schema, path).filter(({ name }) => name !== 'kind');
  return { name: kind, label, widget: 'object', fields };
}

const numberOf = ({ type, minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema): Widget => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  ...(minimum !== undefined && { min: minimum }),
  ...(exclusiveMinimum !== undefined && { min: exclusiveMinimum + 1 }),
  ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
});

function textOf(name: string, schema: JsonSchema): Widget {
  const { format, pattern, minLength, maxLength, description } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  const list = listOf(name, schema);
  if (list) return { widget: 'select', options: `@${list}` };
  if (isPhotographField(schema)) return { widget: 'image', choose_url: false, accept: PHOTOGRAPHS };
  return {
    widget: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, description ?? `must match ${pattern}`] }),
  };
}

/** The fields of an object at `path`, in the order of its schema. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, path: readonly string[] = []): Field[] =>
  Object.entries(properties)
    .filter(([key]) => !NOT_SHOWN.has(key) && !isStamp([...path, key]))
    .map(([key, schema]) => fieldOf([...path, key], schema, required.includes(key)));
