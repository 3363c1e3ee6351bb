/** Titles with letters that the picture for link previews cannot show. A build goes on: it leaves them out of the picture, never of the page. */
import { lettersLeftOut } from '../fonts/letters.ts';
import type { Finding } from './finding.ts';
import { headOf } from './head.ts';
import { fieldName, type ContentRecord } from './records.ts';

/** A warning for each title with such letters, which names them. */
export function pictureLetters(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const head = headOf(record);
    const missing = head ? lettersLeftOut(head.title) : [];
    if (!head || missing.length === 0) return [];
    const path = head.pathOf('title');
    return [
      {
        rule: 'picture-letters',
        file: record.file,
        line: record.lineOf(path),
        field: fieldName(path),
        reason: `the picture for link previews leaves out ${missing.map(named).join(', ')}`,
      },
    ];
  });
}

/** A letter as it is and by its number, since some are hard to see. */
const named = (letter: string): string =>
  `‘${letter}’ (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
