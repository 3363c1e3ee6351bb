/** Replaces texts in the source of a record. Everything else stays unchanged, comments and layout included. */
import { mergeRecord, readRecord } from '../record-source/mergeRecord.ts';
import type { Part } from './parts.ts';
import { joined } from './units.ts';

type Values = Record<PropertyKey, unknown>;

/** The source of a record with the fields of `texts` replaced. Sections of Markdown are joined to the body. */
export function withTexts(source: string, texts: readonly Pick<Part, 'field' | 'text'>[]): string {
  const data: Values = { ...readRecord(source) };
  for (const { field, text } of joined(texts)) {
    const key = field.at(-1) ?? '';
    const parent = field.slice(0, -1).reduce<Values>((values, step) => values[step] as Values, data);
    if (key === 'keywords') parent[key] = text.split('\n');
    // Translators get each text without the spaces and line breaks around it.
    else if (String(parent[key]).trim() !== text) parent[key] = text;
  }
  return mergeRecord(source, data);
}
