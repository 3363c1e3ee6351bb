/** Menu ids are unique among services and groups, industry ids among industries. */
import type { Finding } from '../finding.ts';
import type { ContentRecord } from '../records.ts';

/** Ids that the top level of the navigation holds. */
const TOP_LEVEL_IDS = [1, 5, 37, 49, 50, 51];

/** Findings for each id that an earlier record of the same locale and list has. */
export function uniqueIds(records: readonly ContentRecord[]): Finding[] {
  const holders = new Map<string, string>();
  const findings: Finding[] = [];
  for (const record of records) {
    if (record.kind !== 'service' && record.kind !== 'group' && record.kind !== 'industry') continue;
    const list = record.kind === 'industry' ? 'industry' : 'menu';
    const report = (reason: string) =>
      findings.push({ rule: 'unique-ids', file: record.file, line: record.lineOf(['id']), field: 'id', reason });
    if (list === 'menu' && TOP_LEVEL_IDS.includes(record.data.id)) {
      report(`${record.data.id} is an id of the top navigation`);
    }
    const key = `${record.locale} ${list} ${record.data.id}`;
    const holder = holders.get(key);
    if (holder) report(`${record.data.id} is the id of ${holder} too`);
    else holders.set(key, record.file);
  }
  return findings;
}
