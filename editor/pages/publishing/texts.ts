/** Formats counts, names and times as text. */
import { counted } from '#shared/plural.ts';
import type { Waiting } from '../../publishing/state.ts';

export const pagesText = (count: number): string => counted(count, 'page');

/** `1 page changes`, `2 pages change`. */
export const changesText = (count: number): string => `${pagesText(count)} ${count === 1 ? 'changes' : 'change'}`;

const LIST = new Intl.ListFormat('en-GB');

/** `Mona and Omar`. */
export const namesText = (names: readonly string[]): string => (names.length > 0 ? LIST.format(names) : 'No account');

/** A page with its language: `Home (Arabic)`. */
export const pageText = ({ title, language }: Waiting): string =>
  language === undefined ? title : `${title} (${language})`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a time of the company's time zone, `YYYY-MM-DDTHH:MM`, as a readable date. */
export const timeText = (when: string): string => DAY.format(new Date(`${when}Z`));
