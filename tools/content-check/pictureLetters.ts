/** Warns of titles with letters that the fonts of the social cards do not contain. The build omits these letters on the card only. */
import { lettersLeftOut } from '../fonts/letters.ts';
import type { Finding } from './finding.ts';
import { headOf } from './head.ts';
import { findingAt, type ContentRecord } from './records.ts';

/** One warning for each such title, with the missing letters. */
export function pictureLetters(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const head = headOf(record);
    const missing = head ? lettersLeftOut(head.title) : [];
    if (!head || missing.length === 0) return [];
    const reason = `contains letters that the picture for link previews cannot show: ${missing.map(named).join(', ')}`;
    return [findingAt('picture-letters', record, head.pathOf('title'), reason)];
  });
}

/** A letter with its code point, since some letters are hard to see. */
const named = (letter: string): string =>
  `‘${letter}’ (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
