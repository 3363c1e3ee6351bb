/** A banner's button says what its language's buttons say. */
import { BUTTON_TEXT } from '../../../src/content/schema/button-text.ts';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';

/** Findings for buttons that speak another language than their page. */
export function buttonTexts(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const expected = Object.entries(BUTTON_TEXT).find(([locale]) => locale === record.locale)?.[1];
    return [...buttonsOf(record.data)]
      .filter(({ label }) => label !== expected)
      .map(({ field }) => ({
        rule: 'button-text',
        file: record.file,
        line: record.lineOf(field),
        field: fieldName(field),
        reason: `expected “${expected ?? ''}”`,
      }));
  });
}

function* buttonsOf(value: unknown, field: PropertyKey[] = []): Generator<{ field: PropertyKey[]; label: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'buttonText') yield { field: [...field, key], label: entry };
    else yield* buttonsOf(entry, [...field, Array.isArray(value) ? Number(key) : key]);
  }
}
