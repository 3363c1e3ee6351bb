/** A cache of parsed records: a check reads hundreds of files, and a save changes only a few of them. */
import { parseRecord, type Parse } from '../../tools/content-check/records.ts';

/** A function with the result of `parseRecord`. It returns the cached result of a file as long as the text is the same. */
export function createParse(): Parse {
  const cache = new Map<string, { text: string; parsed: ReturnType<Parse> }>();
  return (file, place, text) => {
    const cached = cache.get(file);
    if (cached?.text === text) return cached.parsed;
    const parsed = parseRecord(file, place, text);
    cache.set(file, { text, parsed });
    return parsed;
  };
}
