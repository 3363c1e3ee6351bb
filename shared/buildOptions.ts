/**
 * What one build shows: the pages published at a given moment, with or without unpublished ones. All steps of the build read the same
 * values.
 */
import { localTimeOf } from './localTime.ts';

/** Names of the environment variables by which `npm run build` passes these values to its steps. */
export const MOMENT_SETTING = 'BUILD_MOMENT';
export const DRAFTS_SETTING = 'BUILD_DRAFTS';

interface BuildOptions {
  /** The moment, in the company's local time. */
  now: string;
  /** Whether drafts, pages not published yet and expired pages are shown. */
  hasDrafts: boolean;
}

/** Reads the options from the environment. Throws, with the name of the variable, when the moment is not valid. */
export const buildOptions = (env: Readonly<Record<string, string | undefined>> = process.env): BuildOptions => ({
  now: localTimeOf(momentOf(env)),
  hasDrafts: hasDrafts(env),
});

/** Whether drafts are shown. Unlike {@link buildOptions} it does not read the moment. */
export const hasDrafts = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  env[DRAFTS_SETTING] === 'on';

/** The moment of a build: the one that is set, or the current time. Throws as {@link buildOptions} does. */
export function momentOf(env: Readonly<Record<string, string | undefined>>): Date {
  const text = env[MOMENT_SETTING];
  if (!text) return new Date();
  const moment = new Date(text);
  if (!ISO.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(`${MOMENT_SETTING}: must be a moment of ISO 8601 with its zone, such as 2026-12-03T00:05:00+04:00`);
  return moment;
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
