/** Records for tests: invented ones, with only the fields that a test is about, and shipped ones. */
import type { Finding } from './finding.ts';
import type { Kind, Place } from './kinds.ts';
import { loadContent, parseRecord, type ContentRecord, type Parse } from './records.ts';

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

/** The shipped records in some places. The others are not parsed: together they take seconds. */
export function shippedRecords(isNeeded: (place: Place) => boolean): ContentRecord[] {
  const parse: Parse = (file, place, text) => (isNeeded(place) ? parseRecord(file, place, text) : { problems: [] });
  return loadContent('content', parse).records;
}
