/** Shared by the commands for translators: the target language and the records. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../shared/locales.ts';
import { loadContent, type ContentRecord } from '../content-check/records.ts';

/** The language of `--language`. Throws when it is not a target language. */
export function targetLanguage(key: string | undefined): Locale {
  const targets = LOCALES.filter((locale) => locale.key !== DEFAULT_LOCALE);
  const target = targets.find((locale) => locale.key === key);
  if (!target) throw new Error(`--language must be one of ${targets.map((locale) => locale.key).join(', ')}`);
  return target;
}

/** The records that can be read. Prints the files that cannot; their pages count as missing. */
export function readableRecords(folder: string): ContentRecord[] {
  const { records, findings } = loadContent(folder);
  for (const file of new Set(findings.map((finding) => finding.file))) {
    console.error(`${file} cannot be read: see npm run content:check`);
  }
  return records;
}
