/** Finds the texts of a record that are translated, each with the description and limits from its schema. */
import { placeOf } from '../content-check/kinds.ts';
import type { ContentRecord } from '../content-check/records.ts';
import { jsonSchemas } from '../schemas/schemas.ts';

/** One text, or a list of search terms, one per line. */
export interface Part {
  /** Path of the field. A section of a Markdown text is `['body', index]`. */
  field: readonly PropertyKey[];
  text: string;
  /** What the text is for. */
  note?: string;
  /** Least and most characters. */
  min?: number;
  max?: number;
}

interface Schema {
  type?: string;
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** All parts of a record, in its order, without pictures, icons, ids, references and fixed texts. */
export function partsOf(record: Pick<ContentRecord, 'file' | 'raw' | 'data'>): Part[] {
  const body = 'body' in record.data ? sectionsOf(record.data.body) : [];
  return [
    ...textsOf(schemaOf(record.file), record.raw, []),
    ...body.map((text, index) => ({ field: ['body', index], text, note: 'Markdown' })),
  ];
}

/** The schema of a record's kind: pages differ in the counts of lists, not in the limits of texts. Throws when the file is not a record. */
function schemaOf(file: string): Schema {
  const place = placeOf(file);
  if (typeof place === 'string') throw new Error(`${file}: ${place}`);
  return jsonSchemas()[place.kind];
}

function* textsOf(schema: Schema, value: unknown, field: readonly PropertyKey[]): Generator<Part> {
  const { description: note } = schema;
  if (field.at(-1) === 'keywords') {
    yield { field, text: linesOf(value as string | string[]), ...(note && { note: `${note}; here one per line` }) };
  } else if (schema.anyOf ?? schema.oneOf) {
    const form = (schema.anyOf ?? schema.oneOf)?.find((option) => fits(option, value));
    if (form) yield* textsOf(form, value, field);
  } else if (typeof value === 'string') {
    // Only texts to translate have a minimum length and no pattern: references have a pattern, fixed texts a list of values.
    const { minLength: min, maxLength: max, pattern } = schema;
    if (min === undefined || pattern !== undefined) return;
    yield { field, text: value.trim(), ...(note && { note }), min, ...(max !== undefined && { max }) };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsOf(schema.items ?? {}, entry, [...field, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield* textsOf(schema.properties?.[key] ?? schema.additionalProperties ?? {}, entry, [...field, key]);
    }
  }
}

/** Search terms, one per line. A record contains them as a list or separated by commas. */
const linesOf = (keywords: string | readonly string[]): string =>
  (typeof keywords === 'string' ? keywords.split(/[,،]/) : keywords).map((word) => word.trim()).join('\n');

/** Whether `value` has the form that one option of a union describes. */
function fits({ type, properties }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value !== 'object' || value === null) return type === typeof value;
  const fields = value as Record<string, unknown>;
  return (
    type === 'object' &&
    Object.entries(properties ?? {}).every(([key, option]) => !('const' in option) || option.const === fields[key])
  );
}

const FENCE = /^(?:```|~~~)/;

/** Splits a Markdown text before each heading of level 2. Joined with empty lines, the sections are the text again. */
export function sectionsOf(body: string): string[] {
  const sections: string[] = [''];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) sections.push('');
    sections.push(`${sections.pop() ?? ''}${line}\n`);
  }
  return sections.map((section) => section.trim()).filter(Boolean);
}
