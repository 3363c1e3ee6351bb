/** Writes and reads PO files, a format of Poedit and most other programs for translators. */
import { isUtf8 } from 'node:buffer';
import { po, type GetTextTranslations } from 'gettext-parser';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../shared/locales.ts';
import { textOf } from '../content-check/records.ts';
import { termsIn } from './glossary.ts';
import type { Unit } from './units.ts';

/** The source of a PO file with `units`, each with notes for the translator. */
export function poOf(units: readonly Unit[], { key, tag }: Locale): string {
  const entries = units.map((unit) => [unit.context, { [unit.text]: entryOf(unit, key) }] as const);
  return po
    .compile(
      {
        charset: 'utf-8',
        headers: {
          'MIME-Version': '1.0',
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Transfer-Encoding': '8bit',
          Language: tag,
          'X-Source-Language': DEFAULT_LOCALE,
        },
        translations: Object.fromEntries(entries),
      },
      { foldLength: 0 },
    )
    .toString('utf8');
}

function entryOf({ context, text, translation = '', isStale, note, min = 1, max }: Unit, key: Locale['key']) {
  const notes = [
    ...(note === undefined ? [] : [note]),
    ...(max === undefined || note?.includes(' characters')
      ? []
      : [min > 1 ? `${min} to ${max} characters` : `At most ${max} characters`]),
    ...(key === DEFAULT_LOCALE ? [] : termsIn(text, key).map((term) => `Term: ${term}`)),
  ];
  return {
    msgctxt: context,
    msgid: text,
    msgstr: [translation],
    comments: { extracted: notes.join('\n'), ...(isStale && translation !== '' && { flag: 'fuzzy' }) },
  };
}

/** One text of a PO file. */
export interface Translated {
  context: string;
  english: string;
  text: string;
  /** Marked by the export or by the translator as unfinished (`fuzzy`). */
  isFuzzy: boolean;
}

/**
 * The texts of a PO file and the language in its header. Throws when the file is not encoded in UTF-8 and when the site does not have that
 * language.
 */
export function readPo(bytes: Buffer): { locale: Locale; texts: Translated[] } {
  if (!isUtf8(bytes)) throw new Error('the file is not encoded in UTF-8: save it with this encoding');
  // The parser returns no headers for a file without entries.
  const file: Partial<GetTextTranslations> = po.parse(textOf(bytes));
  const language = file.headers?.['Language'] ?? '';
  const locale = LOCALES.find(({ tag }) => tag === language);
  if (!locale) throw new Error(`Language: ‘${language}’ in the header of the file is not a language of the site`);
  const entries = Object.entries(file.translations ?? {}).flatMap(([context, texts]) =>
    context === '' ? [] : Object.values(texts).map((entry) => ({ context, entry })),
  );
  return {
    locale,
    texts: entries.map(({ context, entry: { msgid, msgstr, comments } }) => ({
      context,
      english: msgid,
      text: (msgstr[0] ?? '').replaceAll('\r\n', '\n').trim(),
      isFuzzy: comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false,
    })),
  };
}
