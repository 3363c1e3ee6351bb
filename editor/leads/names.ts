/** Names of the records that leads hold keys of: what an inquiry is about, and the role of an application. */
import type { MoreColumns } from '../../server/leads/exportPages.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { pageTitle } from '../fields/pageWords.ts';
import type { Drafts } from '../git/drafts.ts';
import { readRecord } from '../merge/mergeRecord.ts';

/** For each field with a key, the files that may hold its record; the first one that exists counts. */
const FILES = {
  topic: (key: string) => [`en/services/${key}.yaml`, `en/industries/${key}.yaml`, `en/pages/${key}.yaml`],
  role: (key: string) => [`en/careers/${key}.md`],
};

/** English names by field. A key that no record has stands for itself. */
export type Names = Readonly<Partial<Record<keyof typeof FILES, string>>>;

/** Finds the names for the fields of a lead. */
export type NamesOf = (fields: Readonly<Record<string, string>>) => Promise<Names>;

/** A function that finds names in the drafts. It parses a record again only when the text has changed. */
export function createNames(drafts: Pick<Drafts, 'read'>): NamesOf {
  const known = new Map<string, { text: string; name: string | undefined }>();

  /** The name of the record in a file below `content/`; undefined where there is none. */
  async function nameIn(file: string): Promise<string | undefined> {
    const place = placeOf(file);
    // A visitor has sent the key: only what can be the address of a record becomes a path.
    if (typeof place === 'string') return undefined;
    const text = await drafts.read(`content/${file}`);
    if (text === undefined) return undefined;
    const last = known.get(file);
    if (last?.text === text) return last.name;
    const name = titleIn(place.page, text);
    known.set(file, { text, name });
    return name;
  }

  async function nameOf(field: keyof typeof FILES, key: string): Promise<string> {
    for (const file of FILES[field](key)) {
      const name = await nameIn(file);
      if (name !== undefined) return name;
    }
    return key;
  }

  return async ({ topic, role }) => ({
    ...(topic !== undefined && { topic: await nameOf('topic', topic) }),
    ...(role !== undefined && { role: await nameOf('role', role) }),
  });
}

/** The name or title in the text of a record; undefined for a text that is no record, written by hand. */
function titleIn(page: string, text: string): string | undefined {
  try {
    return pageTitle(page, readRecord(text));
  } catch {
    return undefined;
  }
}

/** The columns of an export that hold the names. */
export const nameColumns = (namesOf: NamesOf): MoreColumns => ({
  columns: ['topic_name', 'role_name'],
  async valuesOf({ fields }) {
    const { topic = '', role = '' } = await namesOf(fields);
    return { topic_name: topic, role_name: role };
  },
});
