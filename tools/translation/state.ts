/** The state of each page in a language. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import type { ContentRecord } from '../content-check/records.ts';
import { changedSince, digestsOf } from './digests.ts';
import { partsOf } from './parts.ts';

/** `complete`: up to date; `unstamped`: does not contain the digests of its English text. */
export const STATES = ['complete', 'stale', 'unstamped', 'missing'] as const;

export interface PageState {
  original: ContentRecord;
  translation?: ContentRecord;
  state: (typeof STATES)[number];
  /** Sections whose English text has changed since the translation. */
  changed: string[];
}

/** The state of every page in `locale`, in the order of the records. */
export function statesOf(records: readonly ContentRecord[], locale: string): PageState[] {
  const translations = new Map(
    records.filter((record) => record.locale === locale).map((record) => [record.page, record]),
  );
  return records
    .filter((record) => record.locale === DEFAULT_LOCALE && record.kind !== 'names')
    .map((original) => stateOf(original, translations.get(original.page)));
}

function stateOf(original: ContentRecord, translation?: ContentRecord): PageState {
  if (!translation) return { original, state: 'missing', changed: [] };
  if (!translation.source) return { original, translation, state: 'unstamped', changed: [] };
  const changed = changedSince(translation.source, digestsOf(partsOf(original)));
  return { original, translation, state: changed.length > 0 ? 'stale' : 'complete', changed };
}
