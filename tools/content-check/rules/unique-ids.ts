/** Menu ids must be unique among services and groups, industry ids among industries, and `order` within each list. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Ids that the top level of the navigation uses. */
const TOP_LEVEL_IDS = [1, 5, 37, 49, 50, 51];

/** A number that must be unique in its list. */
interface UniqueNumber {
  field: 'id' | 'order';
  list: string;
  number: number;
}

/** Findings for each id and order that an earlier record of the same locale and list has. */
export function uniqueIds(records: readonly ContentRecord[]): Finding[] {
  const files = new Map<string, string>();
  return records.flatMap((record) =>
    numbersOf(record).flatMap(({ field, list, number }) => {
      const report = (reason: string) => findingAt(`unique-${field}s`, record, [field], reason);
      const key = `${record.locale} ${field} ${list} ${number}`;
      const otherFile = files.get(key);
      if (!otherFile) files.set(key, record.file);
      return [
        ...(list === 'menu' && TOP_LEVEL_IDS.includes(number)
          ? [report(`${number} is already an id of the top navigation: choose another`)]
          : []),
        ...(otherFile ? [report(`${number} is already the ${field} of ${otherFile}: choose another`)] : []),
      ];
    }),
  );
}

function numbersOf({ kind, page, data }: ContentRecord): UniqueNumber[] {
  switch (kind) {
    case 'service':
    case 'group':
      return [
        { field: 'id', list: 'menu', number: data.id },
        { field: 'order', list: page.slice(0, page.lastIndexOf('/')), number: data.order },
      ];
    case 'industry':
      return [{ field: 'id', list: 'industries', number: data.id }];
    case 'case':
      return [{ field: 'order', list: 'portfolio', number: data.order }];
    default:
      return [];
  }
}
