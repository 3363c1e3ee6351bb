/** Which records have pages on the site. */
import { enabledLocales } from '../../shared/locales.ts';
import type { ContentRecord } from './records.ts';

/** Records of the enabled languages. */
export const enabledRecords = (records: readonly ContentRecord[]): ContentRecord[] =>
  records.filter(({ locale }) => enabledLocales().some(({ key }) => key === locale));

/** Records of the enabled languages that are published now. */
export const publishedRecords = (records: readonly ContentRecord[]): ContentRecord[] =>
  enabledRecords(records).filter(({ unpublished }) => !unpublished);
