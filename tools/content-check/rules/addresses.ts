/** Each page needs an address that no other page, the site itself or its server uses. Otherwise visitors never see the page. */
import { LOCALES } from '../../../shared/locales.ts';
import { FIXED_PATHS } from '../../../src/content/normalise/address.ts';
import { addressOf, hasPage, pathOfPage } from '../addresses.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const PREFIXES = LOCALES.flatMap(({ prefix }) => prefix || []).join('|');
/** The file of the home page, paths of the server, and the folders of the other languages. */
const RESERVED = new RegExp(
  String.raw`^/(?:index|brief|healthz|readyz|(?:api|download|newsletter|thanks)/.+|(?:${PREFIXES})(?:/.+)?)$`,
);

/** Findings for pages whose address is used by another record, by a page without a record, or by the server. */
export function addresses(records: readonly ContentRecord[]): Finding[] {
  const files = new Map<string, string>();
  // Fixed pages last, so that the finding is in their file: their address can be chosen freely.
  return records
    .toSorted((a, b) => Number(a.kind === 'page') - Number(b.kind === 'page'))
    .flatMap((record) => {
      if (!hasPage(record.kind)) return [];
      const address = addressOf(record);
      const path = pathOfPage(record.page);
      const other = files.get(address);
      files.set(address, record.file);
      const user = FIXED_PATHS.includes(path) || RESERVED.test(path) ? 'the site itself' : other;
      return user === undefined
        ? []
        : [findingAt('addresses', record, [], `has the address ${address}, which ${user} uses: rename the file`)];
    });
}

/** Findings for groups with the slug of an industry. Both would be the same topic in the contact form and in leads. */
export function topics(records: readonly ContentRecord[]): Finding[] {
  const files = new Map(records.map(({ locale, page, file }) => [`${locale}/${page}`, file]));
  return records.flatMap((record) => {
    if (record.kind !== 'group') return [];
    const other = files.get(`${record.locale}/${record.page.replace(/^services/, 'industries')}`);
    return other === undefined
      ? []
      : [findingAt('topics', record, [], `is the same topic of the contact form as ${other}: rename the file`)];
  });
}
