/** Kinds of counts. */
import type { FormName } from '#shared/forms/formTypes.ts';

/**
 * `page`: a view, by path. `referrer`: a view from another site, by its host. `campaign`: a view, by the name of the campaign. `device`: a
 * view, by kind of device. `missing`: a request for a path that is not a page. `sent:…`: a stored form, by the path of its page.
 */
export type Kind = 'page' | 'referrer' | 'campaign' | 'device' | 'missing' | `sent:${FormName}`;

/** The kinds whose names come from visitors. The names of all others are fixed. */
export const FREE_KINDS: readonly Kind[] = ['referrer', 'campaign', 'missing'];

/** Maximum number of different names per day for each of the {@link FREE_KINDS}. */
export const MAX_NAMES = 300;

/** Name for all names beyond {@link MAX_NAMES}, and for names that may not be stored. */
export const OTHER = '(other)';

/** Name for the host of views without a referrer. */
export const DIRECT = '(direct)';
