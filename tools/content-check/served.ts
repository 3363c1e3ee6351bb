/** Which records the site has pages of. */
import { enabledLocales } from '../../shared/locales.ts';
import type { ContentRecord } from './records.ts';

/** Records of the languages that are on; those of the others stay for later. */
export const served = (records: readonly ContentRecord[]): ContentRecord[] =>
  records.filter(({ locale }) => enabledLocales().some(({ key }) => key === locale));

/** Those of them that are on the site now. */
export const shown = (records: readonly ContentRecord[]): ContentRecord[] =>
  served(records).filter(({ hold }) => !hold);
