/** Where a submission came from: what the page kept of the visit, and what the browser says of the page itself. */
import { attribution } from '#shared/forms/attribution.fields.ts';
import { attributionFrom, type Attribution } from '#shared/forms/attribution.ts';

export interface AttributionSources {
  /** Value of the forms' hidden field, whatever it is. */
  field: unknown;
  /** The header `Referer`. */
  referer: string | undefined;
  /** Origins whose pages are ours. */
  origins: ReadonlySet<string>;
  /** Identifiers that the setting names. */
  clickIds: readonly string[];
}

/** Where the answers of the forms lie: no visitor has chosen such a page. */
const ANSWERS = '/api/';

/** What the page before says: its path and its query when it is ours, of another site its host. */
function queryOf(referer: string | undefined, origins: ReadonlySet<string>): URLSearchParams {
  const before = URL.parse(referer ?? '');
  if (!before) return new URLSearchParams();
  if (!origins.has(before.origin)) return new URLSearchParams({ referrer: before.hostname });
  const query = new URLSearchParams(before.search);
  query.delete('landing');
  query.delete('referrer');
  if (before.pathname.startsWith(ANSWERS)) query.delete('page');
  else query.set('page', before.pathname);
  return query;
}

/** All that is known, bounded. Without script the page of the form is all: what its address says of a campaign counts then. */
export function attributionOf({ field, referer, origins, clickIds }: AttributionSources): Attribution {
  const isField = typeof field === 'string' && field.length <= attribution.maxLength;
  const kept = attributionFrom(new URLSearchParams(isField ? field : ''), clickIds);
  const now = attributionFrom(queryOf(referer, origins), clickIds);
  if (Object.keys(kept).length === 0) return now;
  return now['page'] === undefined
    ? kept
    : attributionFrom(new URLSearchParams({ ...kept, page: now['page'] }), clickIds);
}
