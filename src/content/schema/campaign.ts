/** Sections of a page that asks for something: what others say of the company, pictures, and a form. */
import { z } from 'zod';
import { contactForm } from '../../../shared/forms/contact.fields.ts';
import { figure, logo, quotation } from './client.ts';
import { photograph } from './photograph.ts';
import { description, listOf, localId, text, title } from './text.ts';

type Field = keyof typeof contactForm.fields;
/** Fields that a form may do without; it always asks for a name, a mail address and a message. */
export const OPTIONAL_FIELDS = ['company', 'phone', 'budget', 'language'] as const satisfies readonly Field[];

/**
 * A file under `/media/`, or one below `content/downloads/`. There names have lower case letters, figures and hyphens, by which forms and
 * links name them.
 */
const DOWNLOAD =
  /^(?:\/media\/[\w./-]+|(?=[a-z0-9/-]{1,100}\.)(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*)\.(?:pdf|zip|csv|docx|xlsx|pptx|odt|ods|odp|epub)$/;

const heading = { id: localId, title: title(), desc: description() };

export const campaignBlocks = [
  z.strictObject({
    kind: z.literal('logos'),
    id: localId,
    title: title(),
    consent: z.literal(true, { error: 'must be true: each company has agreed in writing to be named here' }),
    logos: listOf(
      logo.extend({ id: localId, name: text(60, 'Name of the company, as it writes it') }),
      [2, 12],
      'Companies that agreed to be named, each with its logo',
    ),
  }),
  z.strictObject({
    kind: z.literal('quotations'),
    id: localId,
    title: title(),
    quotations: listOf(
      quotation.extend({ id: localId, company: text(60, 'The company, where the consent covers its name').optional() }),
      [1, 4],
      'What clients say, each with their consent',
    ),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    id: localId,
    title: title(),
    figures: listOf(figure.extend({ id: localId }), [1, 4], 'Figures, each with its source'),
  }),
  z.strictObject({
    kind: z.literal('gallery'),
    ...heading,
    photographs: listOf(
      photograph.extend({ id: localId, caption: text(160, 'What is to be known of the picture').optional() }),
      [2, 12],
      'Photographs in rows of two or three',
    ),
  }),
  z
    .strictObject({ kind: z.literal('events'), ...heading })
    .describe('The events to come; left out while there are none'),
  z.strictObject({
    kind: z.literal('downloads'),
    ...heading,
    files: listOf(
      z
        .strictObject({
          id: localId,
          title: text(80, 'What it is'),
          desc: text(240, 'What the reader gets from it'),
          src: z
            .string()
            .regex(
              DOWNLOAD,
              'expected a file under /media/, for example /media/checklist.pdf, or, with `confirm: true`, one of content/downloads/, for example checklist.pdf',
            )
            .describe('/media/checklist.pdf of public/media/; to be confirmed: checklist.pdf of content/downloads/'),
          confirm: z
            .boolean()
            .optional()
            .describe('Given only to those who confirm a mail address; otherwise to everybody'),
        })
        .superRefine(({ src, confirm = false }, context) => {
          if (confirm !== src.startsWith('/')) return;
          context.addIssue({
            code: 'custom',
            path: ['src'],
            message: confirm
              ? 'is open to everybody under public/media/: move the file to content/downloads/ and name it by its path there, for example checklist.pdf'
              : 'is a file of content/downloads/, which nobody gets without `confirm: true`',
          });
        }),
      [1, 12],
      'Files to keep, each with its type and size',
    ),
  }),
  z
    .strictObject({
      kind: z.literal('video'),
      ...heading,
      src: z
        .string()
        .regex(/^\/media\/[\w./-]+\.(?:mp4|webm)$/, 'expected a file under /media/, for example /media/tour.mp4')
        .describe('The film, a file of public/media/'),
      captions: z
        .string()
        .regex(/^\/media\/[\w./-]+\.vtt$/, 'expected a file under /media/, for example /media/tour.en.vtt')
        .describe('What is said in it, in the language of the page: a WebVTT file of public/media/'),
      poster: photograph.describe('What is seen before it plays'),
      transcript: text(12_000, 'All that is said and shown; paragraphs separated by empty lines').optional(),
    })
    .describe('A film of the company itself'),
  z
    .strictObject({
      kind: z.literal('form'),
      ...heading,
      fields: z
        .array(z.enum(OPTIONAL_FIELDS))
        .describe('What the form asks for besides name, mail address and message; it may be none of these: []'),
      topic: z
        .string()
        .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'expected a service, for example devops/ci-cd, or an industry')
        .max(contactForm.fields.topic.maxLength)
        .optional()
        .describe('Service or industry that the enquiry is about; without it the page itself'),
      thanks: text(300, 'What is said once the form has been sent'),
    })
    .describe('The contact form with words of its own'),
] as const;
