/** What a record says in the head of its page. */
import type { ContentRecord } from './records.ts';

interface Head {
  title: string;
  description: string;
  /** Path of one of the two within the record. */
  pathOf: (field: 'title' | 'description') => string[];
}

/** Title and description of a record's page; undefined for a record without a page. */
export function headOf(record: ContentRecord): Head | undefined {
  if (record.kind === 'names') return undefined;
  const { data } = record;
  return 'body' in data
    ? { title: data.title, description: data.description, pathOf: (field) => [field] }
    : { ...data.content.metaData, pathOf: (field) => ['content', 'metaData', field] };
}
