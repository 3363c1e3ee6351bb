/** Warns of titles with characters that the fonts of the social cards do not contain. The build omits these on the card only. */
import { missingCharacters } from '../fonts/characters.ts';
import type { Finding } from './finding.ts';
import { headOf } from './head.ts';
import { findingAt, type ContentRecord } from './records.ts';

/** One warning for each such title, with the missing characters. */
export function cardCharacters(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const head = headOf(record);
    const missing = head ? missingCharacters(head.title) : [];
    if (!head || missing.length === 0) return [];
    const reason = `contains characters that the picture for link previews cannot show: ${missing.map(named).join(', ')}`;
    return [findingAt('card-characters', record, head.pathOf('title'), reason)];
  });
}

/** A character with its code point, since some are hard to see. */
const named = (character: string): string =>
  `‘${character}’ (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
