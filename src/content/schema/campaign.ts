/** Sections for campaign pages: logos and quotations of clients, figures, photographs, events, downloads, a video and a form. */
import { z } from 'zod';
import { contactForm, OPTIONAL_FIELDS } from '../../../shared/forms/contact.fields.ts';
import { figure, logo, quotation } from './client.ts';
import { photograph } from './photograph.ts';
import { heading, listOf, localId, text, title } from './text.ts';

/**
 * A file under `/media/` or below `content/downloads/`. Forms and links contain the path of a file below `content/downloads/`, so there it
 * has lower-case letters, digits and hyphens only.
 */
const DOWNLOAD =
  /^(?:\/media\/[\w./-]+|(?=[a-z0-9/-]{1,100}\.)(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*)\.(?:pdf|zip|csv|docx|xlsx|pptx|odt|ods|odp|epub)$/;

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
      quotation.extend({ id: localId, company: text(60, 'The company, if the consent covers its name').optional() }),
      [1, 4],
      'What clients say, each with the consent of the speaker',
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
      photograph.extend({ id: localId, caption: text(160, 'What readers should know about the picture').optional() }),
      [2, 12],
      'Photographs in rows of two or three',
    ),
  }),
  z
    .strictObject({ kind: z.literal('events'), ...heading })
    .describe('The upcoming events; the section is left out while there are none'),
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
              'expected a file under /media/, for example /media/checklist.pdf, or, with `confirm: true`, a file in content/downloads/, for example checklist.pdf',
            )
            .describe(
              'For everybody: /media/checklist.pdf, a file of public/media/. For confirmed addresses: checklist.pdf, a file of content/downloads/',
            ),
          confirm: z
            .boolean()
            .optional()
            .describe('true: only people who confirm their mail address get the file; otherwise everybody does'),
        })
        .superRefine(({ src, confirm = false }, context) => {
          if (confirm !== src.startsWith('/')) return;
          context.addIssue({
            code: 'custom',
            path: ['src'],
            message: confirm
              ? 'is public under /media/: move the file to content/downloads/ and write its path there, for example checklist.pdf'
              : 'is a file in content/downloads/, so it also needs `confirm: true`',
          });
        }),
      [1, 12],
      'Files to download, each with its type and size',
    ),
  }),
  z
    .strictObject({
      kind: z.literal('video'),
      ...heading,
      src: z
        .string()
        .regex(/^\/media\/[\w./-]+\.(?:mp4|webm)$/, 'expected a file under /media/, for example /media/tour.mp4')
        .describe('The video, a file of public/media/'),
      captions: z
        .string()
        .regex(/^\/media\/[\w./-]+\.vtt$/, 'expected a file under /media/, for example /media/tour.en.vtt')
        .describe('The captions in the language of the page: a WebVTT file of public/media/'),
      poster: photograph.describe('The picture that is shown before the video plays'),
      transcript: text(12_000, 'Everything that is said and shown; paragraphs separated by empty lines').optional(),
    })
    .describe('A video that this site serves'),
  z
    .strictObject({
      kind: z.literal('form'),
      ...heading,
      fields: z
        .array(z.enum(OPTIONAL_FIELDS))
        .describe('Additional fields besides name, mail address and message; an empty list for none'),
      topic: z
        .string()
        .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'expected a service, for example devops/ci-cd, or an industry')
        .max(contactForm.fields.topic.maxLength)
        .optional()
        .describe('Service or industry that is the topic of the enquiry; without it, the page is the topic'),
      thanks: text(300, 'Text that is shown after the form was sent'),
    })
    .describe('The contact form with its own texts'),
] as const;
