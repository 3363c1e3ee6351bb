/** Reads from a record the metadata of its page. */
import type { OwnMeta } from '../../src/content/schema/meta.ts';
import type { ContentRecord } from './records.ts';

interface Head {
  title: string;
  description: string;
  /** Path of the field within the record. */
  pathOf: (field: 'title' | 'description') => string[];
}

/** Title and description of a record's page; undefined for a record without a page. */
export function headOf(record: ContentRecord): Head | undefined {
  if (record.kind === 'names' || record.kind === 'office') return undefined;
  if (record.kind === 'person') {
    const { name: title, description } = record.data;
    return { title, description, pathOf: (field) => [field === 'title' ? 'name' : field] };
  }
  const { data } = record;
  return 'body' in data
    ? { title: data.title, description: data.description, pathOf: (field) => [field] }
    : { ...data.content.metaData, pathOf: (field) => ['content', 'metaData', field] };
}

/** The optional metadata of a record, and the path of the field that contains it. */
export function ownMetaOf(record: ContentRecord): { meta?: OwnMeta | undefined; field: string[] } {
  if (record.kind === 'names' || record.kind === 'person' || record.kind === 'office') return { field: [] };
  const { data } = record;
  return 'body' in data
    ? { meta: data.meta, field: ['meta'] }
    : { meta: data.content.metaData, field: ['content', 'metaData'] };
}
