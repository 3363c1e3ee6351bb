/** `names.yaml` has the names of pages that do not exist in a language yet. Saving such a page removes its name. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { mergeYaml, validRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import type { Upcoming } from '../upcoming.ts';
import { placeOfFile } from './place.ts';

/** The key of each kind in `names.yaml`. */
const FOLDER_OF = { service: 'services', industry: 'industries' } as const;

/**
 * Removes the names of saved pages from the file of their language, and deletes the file without names. The check allows either a page or
 * a name, so a new page could not be saved otherwise. A draft keeps its name until it is published.
 */
export async function dropNames(upcoming: Upcoming): Promise<void> {
  for (const path of upcoming.written()) {
    const place = placeOfFile(path);
    if (typeof place === 'string' || place.locale === DEFAULT_LOCALE) continue;
    if (place.kind !== 'service' && place.kind !== 'industry') continue;
    const file = `content/${place.locale}/names.yaml`;
    const [page, text] = [await upcoming.read(path), await upcoming.read(file)];
    if (page === undefined || text === undefined || validRecord(page)?.['draft'] === true) continue;
    const folder = FOLDER_OF[place.kind];
    const data = validRecord(text) ?? {};
    const { [place.page.slice(folder.length + 1)]: dropped, ...others } = (data[folder] ?? {}) as Fields;
    if (dropped === undefined) continue;
    const remaining: Fields = { ...data, [folder]: others };
    const isLast = Object.values(FOLDER_OF).every((name) => Object.keys(remaining[name] ?? {}).length === 0);
    upcoming.write(file, isLast ? null : mergeYaml(text, remaining));
  }
}
