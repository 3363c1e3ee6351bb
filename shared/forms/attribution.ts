/** Validates attribution values. Each has a maximum length; an invalid value is left out. */
import { z } from 'zod';
import { attribution } from './attribution.fields.ts';

/**
 * Values by name, without empty ones: `page` (the page of the form), `landing` (first page of the visit), `referrer` (host of
 * another site), the campaign parameters, and the identifiers that the setting names.
 */
export type Attribution = Readonly<Record<string, string>>;

const MAX_TEXT_LENGTH = 150;

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
  .refine((text) => !text.includes('@') && Array.from(text).length <= MAX_TEXT_LENGTH);
const clickId = z.string().regex(/^[\w.~+/=-]{1,300}$/);

/** The format of each value that is not a click identifier, in the order of columns. */
const FORMATS = new Map<string, z.ZodType<string>>([
  ['page', path],
  ['landing', path],
  ['referrer', host],
  ...attribution.campaign.map((name) => [name, words] as const),
]);

/** All names in the order of columns. */
export const attributionNames = (clickIds: readonly string[]): string[] => [
  ...new Set([...FORMATS.keys(), ...clickIds]),
];

/** Parses `query`; values in the order of the export columns. Never throws: unknown names and invalid values are left out. */
export function attributionFrom(query: URLSearchParams, clickIds: readonly string[]): Attribution {
  return Object.fromEntries(
    attributionNames(clickIds).flatMap((name) => {
      const { data } = (FORMATS.get(name) ?? clickId).safeParse(query.getAll(name).at(-1));
      return data === undefined ? [] : [[name, data]];
    }),
  );
}
