/** Names of the records whose keys are in leads: the topic of an inquiry, and the role of an application. */
import type { MoreColumns } from '../../server/leads/exportPages.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { pageTitle } from '../fields/pageTitles.ts';
import type { Drafts } from '../git/drafts.ts';
import { validRecord } from '../../tools/record-source/mergeRecord.ts';

/** For each field with a key, start and end of the paths of files that may contain its record; the first existing file is used. */
const FILES = {
  topic: [
    ['en/services/', '.yaml'],
    ['en/industries/', '.yaml'],
    ['en/pages/', '.yaml'],
  ],
  role: [['en/careers/', '.md']],
} as const;

type Field = keyof typeof FILES;

/** English names by field; for a key without a record, the key itself. */
export type Names = Readonly<Partial<Record<Field, string>>>;

/** Finds the names for the fields of a lead. */
type NamesOf = (fields: Readonly<Record<string, string>>) => Promise<Names>;

/** Names of the records in the drafts. A record is parsed again only when its text has changed. */
interface KnownNames {
  namesOf: NamesOf;
  /** For each field, the keys of the records whose name contains `words` in any case. Rejects if the drafts cannot be listed. */
  keysOf: (words: string) => Promise<Readonly<Record<Field, readonly string[]>>>;
}

/** Text as it is compared in a search: composed and in lower case. */
const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

/** The keys of the records for a field. `files`: paths in the repository. */
const keysIn = (field: Field, files: readonly string[]): string[] => [
  ...new Set(
    FILES[field].flatMap(([start, end]) =>
      files
        .filter((file) => file.startsWith(`content/${start}`) && file.endsWith(end))
        .map((file) => file.slice(`content/${start}`.length, -end.length)),
    ),
  ),
];

/** Reads the names of records from the drafts. */
export function createNames(drafts: Pick<Drafts, 'read' | 'files'>): KnownNames {
  const cache = new Map<string, { text: string; name: string | undefined }>();

  /** The name of the record in a file below `content/`; undefined if there is none. */
  async function nameIn(file: string): Promise<string | undefined> {
    const place = placeOf(file);
    // A visitor has sent the key: it is used as a path only if it can be the address of a record.
    if (typeof place === 'string') return undefined;
    const text = await drafts.read(`content/${file}`);
    if (text === undefined) return undefined;
    const cached = cache.get(file);
    if (cached?.text === text) return cached.name;
    const name = titleIn(place.page, text);
    cache.set(file, { text, name });
    return name;
  }

  async function nameOf(field: Field, key: string): Promise<string> {
    for (const [start, end] of FILES[field]) {
      const name = await nameIn(start + key + end);
      if (name !== undefined) return name;
    }
    return key;
  }

  return {
    namesOf: async ({ topic, role }) => ({
      ...(topic !== undefined && { topic: await nameOf('topic', topic) }),
      ...(role !== undefined && { role: await nameOf('role', role) }),
    }),
    async keysOf(words) {
      const files = (await drafts.files()).map(({ path }) => path);
      const matches = async (field: Field): Promise<string[]> => {
        const keys = keysIn(field, files);
        const names = await Promise.all(keys.map((key) => nameOf(field, key)));
        return keys.filter((_, index) => comparable(names[index] ?? '').includes(comparable(words)));
      };
      return { topic: await matches('topic'), role: await matches('role') };
    },
  };
}

/** The name or title in the text of a record; undefined if a change by hand has made the record invalid. */
function titleIn(page: string, text: string): string | undefined {
  const record = validRecord(text);
  return record && pageTitle(page, record);
}

/** The columns of an export that contain the names. */
export const nameColumns = (namesOf: NamesOf): MoreColumns => ({
  columns: ['topic_name', 'role_name'],
  async valuesOf({ fields }) {
    const { topic = '', role = '' } = await namesOf(fields);
    return { topic_name: topic, role_name: role };
  },
});
