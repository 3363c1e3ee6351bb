/** Validates attribution values. Each has a maximum length; an invalid value is left out. */
import { z } from 'zod';
import { attribution } from './attribution.fields.ts';

/**
 * Values by name, without empty ones: `page` (the page of the form), `landing` (first page of the visit), `referrer` (host of
 * another site), the campaign parameters, and the identifiers that the setting names.
 */
export type Attribution = Readonly<Record<string, string>>;

const LONGEST_TEXT = 150;

/** Path of a page of this site, without query. */
const path = z.string().regex(/^\/[\w/.-]{0,199}$/);
const host = z.string().regex(/^[a-z0-9.-]{1,253}$/);
/**
 * Letters of any script, and the zero-width joiners of Persian and Kurdish. No control characters, no direction marks, no mail addresses.
 */
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

/** Parses `query`; values in the order of the export columns. Never throws: unknown names and invalid values are left out. */
export function attributionFrom(query: URLSearchParams, clickIds: readonly string[]): Attribution {
  const known: Readonly<Record<string, string | undefined>> = schemaOf(clickIds).parse(Object.fromEntries(query));
  return Object.fromEntries(
    attributionNames(clickIds).flatMap((name) => {
      const value = known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
