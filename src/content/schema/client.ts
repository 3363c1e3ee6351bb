/** The client of a case study: a sector if the case is composed (not of a real client), or a company that agreed to be named. */
import { z } from 'zod';
import { text } from './text.ts';

export const logo = z
  .strictObject({
    src: z
      .string()
      .regex(
        /^\/media\/[\w./-]+$/,
        'expected a path under /media/ with the letters a to z, digits, dots, _ and - only',
      ),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  })
  .describe('File of the logo and its size in CSS pixels');

export const quotation = z.strictObject({
  text: text(400, 'The exact words of the speaker, without quotation marks'),
  role: text(80, 'What the speaker does at the client'),
  name: text(60, 'Name of the speaker, if the consent covers it').optional(),
  consent: z.literal(true, { error: 'must be true: the speaker has agreed in writing to be quoted here' }),
});

export const figure = z.strictObject({
  value: text(20, 'The figure with its unit, for example 18 %'),
  label: text(80, 'What was measured'),
  source: text(160, 'Source of the figure: who measured it, how and when'),
});

const realClient = z
  .strictObject({
    name: text(60, 'Name of the company, as it writes it'),
    logo: logo.optional(),
    quotation: quotation.optional(),
    figures: z.array(figure).min(1).max(4).optional(),
  })
  .describe('A client that agreed to be named');

const sector = text(60, 'The client of a composed case by sector, for example A regional container terminal');

export const client = z.union([sector, realClient], {
  error: 'expected the sector as text, or the name and details of a real client',
});

export type RealClient = z.infer<typeof realClient>;
