/** Names that stand in `names.yaml` for pages which a language lacks: a page that is saved takes its name out of it. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { mergeYaml, readRecord, type Fields } from '../merge/mergeRecord.ts';
import type { Upcoming } from '../upcoming.ts';

/** What the names of a kind stand under. */
const FOLDER_OF = { service: 'services', industry: 'industries' } as const;

/**
 * Takes the names of written pages out of the file of their language, and the file with its last name. The check takes neither a page
 * and a name, nor none of both, so no save could bring the page otherwise. A draft keeps its name until it is released.
 */
export async function dropNames(upcoming: Upcoming): Promise<void> {
  for (const path of upcoming.written()) {
    const place = placeOf(path.replace(/^content\//, ''));
    if (typeof place === 'string' || place.locale === DEFAULT_LOCALE) continue;
    if (place.kind !== 'service' && place.kind !== 'industry') continue;
    const file = `content/${place.locale}/names.yaml`;
    const [page, text] = [await upcoming.read(path), await upcoming.read(file)];
    if (page === undefined || text === undefined || readRecord(page)['draft'] === true) continue;
    const folder = FOLDER_OF[place.kind];
    const data = readRecord(text);
    const { [place.page.slice(folder.length + 1)]: dropped, ...others } = (data[folder] ?? {}) as Fields;
    if (dropped === undefined) continue;
    const left: Fields = { ...data, [folder]: others };
    const isLast = Object.values(FOLDER_OF).every((name) => Object.keys(left[name] ?? {}).length === 0);
    upcoming.write(file, isLast ? null : mergeYaml(text, left));
  }
}
