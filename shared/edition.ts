/** What one build shows: as of which moment, and whether with the pages that are held back. All its steps read the same. */
import { clockOf } from './clock.ts';

/** Names of the environment variables by which `npm run build` tells its steps. */
export const MOMENT_SETTING = 'BUILD_MOMENT';
export const DRAFTS_SETTING = 'BUILD_DRAFTS';

export interface Edition {
  /** The moment, by the company's clock. */
  now: string;
  /** Whether drafts, and what is not due yet or no more, are shown. */
  hasDrafts: boolean;
}

/** The edition that the environment asks for. Throws, with the name of the setting, for a moment that is none. */
export const edition = (env: Readonly<Record<string, string | undefined>> = process.env): Edition => ({
  now: clockOf(momentOf(env)),
  hasDrafts: env[DRAFTS_SETTING] === 'on',
});

/** The moment of a build: the one that is set, or now. Throws as {@link edition} does. */
export function momentOf(env: Readonly<Record<string, string | undefined>>): Date {
  const text = env[MOMENT_SETTING];
  if (!text) return new Date();
  const moment = new Date(text);
  if (!ISO.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(`${MOMENT_SETTING}: must be a moment of ISO 8601 with its zone, such as 2026-12-03T00:05:00+04:00`);
  return moment;
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
