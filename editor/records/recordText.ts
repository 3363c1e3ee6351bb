import { placeOf } from '../../tools/content-check/kinds.ts';

/** Files of the repository, by path. */
interface Source {
  read: (file: string) => Promise<string | undefined>;
}

/** The text of the record in a file below `content/`; undefined if there is no file, or if its path is not that of a record. */
export async function recordText(source: Source, file: string): Promise<string | undefined> {
  return typeof placeOf(file) === 'string' ? undefined : source.read(`content/${file}`);
}
