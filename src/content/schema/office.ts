/** An office of the company. Roles refer to it. Only an office with a street is shown as a place to visit. */
import { z } from 'zod';
import { TELEPHONE } from '#shared/contactSettings.ts';
import { icon } from './image.ts';
import { source } from './source.ts';
import { text } from './text.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether ISO 3166 contains the code. An alias such as UK for GB is not accepted. */
const isCountry = (code: string): boolean =>
  COUNTRIES.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'expected a country code of two capital letters, such as AE', abort: true })
  .refine(isCountry, 'is not a country code of ISO 3166')
  .describe('Country code of ISO 3166, for example AE');

const TELEPHONE_EXPECTED = "expected a number with its country code such as '+1 555 0100', at most 15 digits";
const POSTAL_CODE_EXPECTED = "expected a postal code in quotes, such as '12211'";

/** YAML parses digits without quotes as a number, which gets the same error message. */
export const telephone = z.string(TELEPHONE_EXPECTED).regex(TELEPHONE, TELEPHONE_EXPECTED);

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)`;
const OPENING = new RegExp(`^${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)* ${TIME}-${TIME}$`);

const address = z.strictObject({
  street: z
    .array(text(80, 'One line'))
    .min(1)
    .max(4)
    .optional()
    .describe('Lines above the city. An office without them is not shown as a place to visit; only roles name it'),
  city: text(60, 'City'),
  region: text(60, 'State or province, if the address has one').optional(),
  postalCode: z
    .string(POSTAL_CODE_EXPECTED)
    .regex(/^[A-Z0-9][A-Z0-9 -]{1,9}$/, POSTAL_CODE_EXPECTED)
    .optional(),
  countryName: text(60, 'The country in words'),
});

const hours = z.strictObject({
  opening: z
    .array(z.string().regex(OPENING, 'expected days and hours such as Mo-Fr 09:00-18:00'))
    .min(1)
    .max(7)
    .describe('Opening hours in the format of schema.org, for example Mo-Fr 09:00-18:00'),
  text: text(120, 'The opening hours in words'),
});

const map = z.strictObject({
  alt: text(200, 'What the map shows, in one sentence'),
  water: text(40, 'Name of the water next to the office; without it none is drawn').optional(),
  rail: text(40, 'Name of the railway line; without it none is drawn').optional(),
  park: text(40, 'Name of the park; without it none is drawn').optional(),
});

export const officeRecord = z.strictObject({
  $schema: z.string().optional(),
  source,
  name: text(60, 'Name of the place in lists of roles, usually the city'),
  icon: icon.optional(),
  isMain: z.boolean().optional().describe('true for exactly one office, which is shown first'),
  country,
  address,
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional()
    .describe('Position of the entrance, in degrees'),
  hours: hours.optional(),
  telephone: telephone.optional(),
  map: map.optional().describe('Texts of the drawn map; without them no map is shown'),
});

export type OfficeRecord = z.infer<typeof officeRecord>;
