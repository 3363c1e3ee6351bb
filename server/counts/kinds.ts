/** What is counted. */
import type { FormName } from '#shared/forms/formTypes.ts';

/**
 * `page`: a view, by path. `referrer`: a view from another site, by its host. `campaign`: a view by the name of its campaign.
 * `device`: a view by kind of device. `missing`: a path that is no page. `sent:…`: a form that was stored, by the page it came from.
 */
export type Kind = 'page' | 'referrer' | 'campaign' | 'device' | 'missing' | `sent:${FormName}`;

/** The kinds whose names strangers choose. All others know their names. */
export const FREE_KINDS: readonly Kind[] = ['referrer', 'campaign', 'missing'];

/** How many names of such a kind a day holds. */
export const MOST_NAMES = 300;

/** Stands for all names beyond {@link MOST_NAMES}, and for those that are not kept. */
export const OTHER = '(other)';

/** Stands for the host of views without a referrer. */
export const DIRECT = '(direct)';
