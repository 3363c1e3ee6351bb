/** The texts of a record that a translator writes anew, each with what its schema says of it. */
import { z } from 'zod';
import { placeOf } from '../content-check/kinds.ts';
import type { ContentRecord } from '../content-check/records.ts';

/** One text, or a list of search terms as lines. */
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

/** Every part of a record, in its order. Pictures, icons, ids, references and wordings that are fixed are none. */
export function partsOf(record: Pick<ContentRecord, 'file' | 'raw' | 'data'>): Part[] {
  const body = 'body' in record.data ? sectionsOf(record.data.body) : [];
  return [
    ...textsOf(schemaOf(record.file), record.raw, []),
    ...body.map((text, index) => ({ field: ['body', index], text, note: 'Markdown' })),
  ];
}

const known = new Map<string, Schema>();

/** The schema of a record's kind. Counts of lists differ from page to page, limits of texts do not. */
function schemaOf(file: string): Schema {
  const place = placeOf(file);
  if (typeof place === 'string') throw new Error(`${file}: ${place}`);
  const schema = known.get(place.kind) ?? (z.toJSONSchema(place.schema, { io: 'input' }) as Schema);
  known.set(place.kind, schema);
  return schema;
}

function* textsOf(schema: Schema, value: unknown, field: readonly PropertyKey[]): Generator<Part> {
  const { description: note } = schema;
  if (field.at(-1) === 'keywords') {
    yield { field, text: linesOf(value as string | string[]), ...(note && { note: `${note}; here one in a line` }) };
  } else if (schema.anyOf ?? schema.oneOf) {
    const form = (schema.anyOf ?? schema.oneOf)?.find((option) => fits(option, value));
    if (form) yield* textsOf(form, value, field);
  } else if (typeof value === 'string') {
    // A text has a least length; references have a pattern, fixed wordings a list of values.
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

/** Search terms, which a record writes as a list or separated by commas, one in a line. */
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

/** A Markdown text cut before each heading of the second level. Joined by empty lines they are the text again. */
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
