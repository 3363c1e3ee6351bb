/** What is kept of where a visitor came from: bounded texts, each of which is left out when it is not as it should be. */
import { z } from 'zod';
import { attribution } from './attribution.fields.ts';

/**
 * By name, without empty ones: `page` the form stood on, `landing` page of the visit, `referrer` (host of another site), the
 * campaign's parameters, and the identifiers that the setting names.
 */
export type Attribution = Readonly<Record<string, string>>;

const LONGEST_TEXT = 150;

/** A page of ours, without its query. */
const path = z.string().regex(/^\/[\w/.-]{0,199}$/);
const host = z.string().regex(/^[a-z0-9.-]{1,253}$/);
/** In any script, the joiner of Persian and Kurdish included; no control characters, no marks of direction, and no mail address. */
const words = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200c]+$/u)
  .refine((text) => !text.includes('@') && Array.from(text).length <= LONGEST_TEXT);
const clickId = z.string().regex(/^[\w.~+/=-]{1,300}$/);

const schemaOf = (clickIds: readonly string[]) =>
  z.object({
    ...Object.fromEntries(clickIds.map((name) => [name, clickId.optional().catch(undefined)])),
    page: path.optional().catch(undefined),
    landing: path.optional().catch(undefined),
    referrer: host.optional().catch(undefined),
    ...Object.fromEntries(attribution.campaign.map((name) => [name, words.optional().catch(undefined)])),
  });

/** All names in the order of columns. */
export const attributionNames = (clickIds: readonly string[]): string[] => [
  ...new Set(['page', 'landing', 'referrer', ...attribution.campaign, ...clickIds]),
];

/** What `query` says, in the order of columns. Never fails: what is unknown or not as it should be is left out. */
export function attributionFrom(query: URLSearchParams, clickIds: readonly string[]): Attribution {
  const known: Readonly<Record<string, string | undefined>> = schemaOf(clickIds).parse(Object.fromEntries(query));
  return Object.fromEntries(
    attributionNames(clickIds).flatMap((name) => {
      const value = known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
