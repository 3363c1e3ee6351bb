/** Records for the tests of rules: each has only the fields that its test is about. */
import type { Finding } from './finding.ts';
import type { Kind } from './kinds.ts';
import type { ContentRecord } from './records.ts';

/** A record as the loader returns it. Every field is in line 1, and the Markdown begins there. */
export function record(kind: Kind, file: string, data: object): ContentRecord {
  const [locale = '', ...rest] = file.replace(/\.\w+$/, '').split('/');
  const body = 'body' in data ? String(data.body) : '';
  const lineOf: ContentRecord['lineOf'] = (_, offset = 0) => body.slice(0, offset).split('\n').length;
  return { kind, file, locale, page: rest.join('/'), raw: data, lineOf, data } as ContentRecord;
}

/** Findings as `field: reason`. */
export const findingTexts = (findings: readonly Finding[]): string[] =>
  findings.map(({ field, reason }) => `${field}: ${reason}`);
