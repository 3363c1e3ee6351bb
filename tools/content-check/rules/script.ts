/** Finds letters, digits and punctuation that do not belong to a language, and untranslated text. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { proseOf } from '../texts.ts';

interface Script {
  letters: RegExp;
  reason: string;
}

/** Letters of the other language that look similar and are typed by mistake with its keyboard. */
const FOREIGN: Readonly<Record<string, Script>> = {
  ar: {
    letters: /[\u06cc\u06a9\u06d5\u0695\u06b5\u06c6\u06ce\u06be]/u,
    reason: 'contains a Kurdish or Persian letter',
  },
  ku: {
    letters: /[\u064a\u0649\u0643\u0629\u06be]/u,
    reason: 'contains an Arabic letter; use the Sorani letters ی ک ە ه',
  },
};
const EASTERN_FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/u;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN_PUNCTUATION = /\p{Script=Arabic}[,;?]/u;
/** Names of products and standards have up to four words. More Latin words in a row are an untranslated sentence. */
const ENGLISH = /(?:\b[A-Za-z][a-z'’]+[ ,]+){5}/u;

/** Findings for fields of the languages in Arabic script. */
export function script(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const foreign = FOREIGN[record.locale];
    if (!foreign) return [];
    return proseOf(record.data).flatMap(({ field, text }) =>
      problemsOf(text, foreign).map(({ reason, offset }) => findingAt('script', record, field, reason, offset)),
    );
  });
}

function problemsOf(text: string, foreign: Script): { reason: string; offset: number }[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    [foreign.letters, foreign.reason] as const,
    [EASTERN_FIGURES, 'contains digits other than 0 to 9'] as const,
    [LATIN_PUNCTUATION, 'contains Latin punctuation after Arabic script'] as const,
    [ENGLISH, 'contains untranslated English'] as const,
  ]
    .flatMap(([pattern, reason]) => {
      const match = pattern.exec(text);
      return match ? [{ reason: `${reason}: “${match[0].trim()}”`, offset: match.index }] : [];
    })
    .concat(
      !ARABIC.test(text) && words.length > 4
        ? [{ reason: `contains untranslated English: “${text.slice(0, 40)}”`, offset: 0 }]
        : [],
    );
}
