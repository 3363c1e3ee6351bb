/** Only `site.config.ts` may contain the company's name: records write `{brand}`, and the text of Markdown uses no name. */
import { brandSpellings } from '../../../shared/brand.ts';
import { BRAND_MARK } from '../../../src/content/normalise/brand.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { proseOf, stringsOf } from '../texts.ts';

/**
 * Findings for each field that contains the name, and for `{brand}` in Markdown, where it is not replaced. A spelling without a capital
 * letter may also be a common noun, like ‘kariz’ in Arabic script, so it is searched for only in the metadata.
 */
export function brand(records: readonly ContentRecord[]): Finding[] {
  const spellings = brandSpellings().map((name) => ({ name, hasCapital: name !== name.toLowerCase() }));
  return records.flatMap((record) => {
    const { data } = record;
    const isText = 'body' in data;
    const body = isText ? proseOf({ body: data.body }) : [];
    return [...stringsOf(record.raw), ...body].flatMap(({ field, text }) => {
      const isBody = field[0] === 'body';
      const isMeta = !isBody && (isText || field.includes('metaData'));
      return spellings
        .filter(({ name, hasCapital }) => (hasCapital || isMeta) && names(text, name))
        .map(
          ({ name }) =>
            `contains the company name “${name}”: ${isBody ? 'write the sentence without it' : `write ${BRAND_MARK}`}`,
        )
        .concat(
          isBody && text.includes(BRAND_MARK)
            ? [`contains ${BRAND_MARK}, which works only in fields: write the sentence without it`]
            : [],
        )
        .map((reason) => findingAt('brand', record, field, reason));
    });
  });
}

/** True when `text` contains `name` as whole words. */
function names(text: string, name: string): boolean {
  const parts = text.split(name);
  return parts
    .slice(1)
    .some((after, index) => !/[\p{L}\p{N}]$/u.test(parts[index] ?? '') && !/^[\p{L}\p{N}]/u.test(after));
}
