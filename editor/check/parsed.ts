/** A cache of parsed records: a check reads hundreds of files, and a save changes only a few of them. */
import { parseRecord, type Parse } from '../../tools/content-check/records.ts';

/** A function with the result of `parseRecord`. It returns the cached result of a file as long as the text is the same. */
export function createParse(): Parse {
  const known = new Map<string, { text: string; parsed: ReturnType<Parse> }>();
  return (file, place, text) => {
    const last = known.get(file);
    if (last?.text === text) return last.parsed;
    const parsed = parseRecord(file, place, text);
    known.set(file, { text, parsed });
    return parsed;
  };
}
