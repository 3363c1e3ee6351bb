/** Attribution of a submission, from the hidden field of the form and from the `Referer` header. */
import { attribution } from '#shared/forms/attribution.fields.ts';
import { attributionFrom, type Attribution } from '#shared/forms/attribution.ts';

interface AttributionSources {
  /** Unvalidated value of the hidden field. */
  field: unknown;
  /** Value of the `Referer` header. */
  referer: string | undefined;
  /** Origins of this site. */
  origins: ReadonlySet<string>;
  /** Names of the click identifiers in the settings. */
  clickIds: readonly string[];
}

/** Prefix of the form addresses. A page there is the response to an invalid form, not the page from which the form was first sent. */
const API_PREFIX = '/api/';

/** Attribution values from the referrer: the path and the query of a page of this site, or the host of another site. */
function queryOf(referer: string | undefined, origins: ReadonlySet<string>): URLSearchParams {
  const referring = URL.parse(referer ?? '');
  if (!referring) return new URLSearchParams();
  if (!origins.has(referring.origin)) return new URLSearchParams({ referrer: referring.hostname });
  const query = new URLSearchParams(referring.search);
  query.delete('landing');
  query.delete('referrer');
  if (referring.pathname.startsWith(API_PREFIX)) query.delete('page');
  else query.set('page', referring.pathname);
  return query;
}

/**
 * Returns the validated values of the hidden field, with the page from the referrer. A page without script sends no such values; then all
 * values are from the referrer.
 */
export function attributionOf({ field, referer, origins, clickIds }: AttributionSources): Attribution {
  const isField = typeof field === 'string' && field.length <= attribution.maxLength;
  const fromField = attributionFrom(new URLSearchParams(isField ? field : ''), clickIds);
  const fromReferer = attributionFrom(queryOf(referer, origins), clickIds);
  if (Object.keys(fromField).length === 0) return fromReferer;
  return fromReferer['page'] === undefined
    ? fromField
    : attributionFrom(new URLSearchParams({ ...fromField, page: fromReferer['page'] }), clickIds);
}
