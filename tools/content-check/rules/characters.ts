/** Forbids characters that are not allowed in XML, and so in feeds. Most come from word processors and are invisible. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { stringsOf } from '../texts.ts';

/** Every character that is not a `Char` of XML 1.0. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** One finding for each field with such a character, at the first one. */
export function characters(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    stringsOf(record.data).flatMap(({ field, text }) => {
      const match = FORBIDDEN.exec(text);
      if (!match) return [];
      const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const reason = `contains the character U+${code}, which is not allowed in feeds: remove it`;
      return [findingAt('characters', record, field, reason, match.index)];
    }),
  );
}
