/** The forms: their schema, limits, and what becomes of a submission. */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { applicationForm } from '#shared/forms/application.fields.ts';
import { contactForm } from '#shared/forms/contact.fields.ts';
import { downloadForm } from '#shared/forms/download.fields.ts';
import type { FileField, Form, FormName } from '#shared/forms/formTypes.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import type { Limit } from '../middleware/rateLimit.ts';
import type { LeadDraft, SignUp } from '../store/store.ts';
import type { BodyKind } from './formBody.ts';
import { schemaOf } from './formSchema.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

const KIB = 1024;

export interface FormDefinition {
  name: FormName;
  form: Form & { file?: FileField };
  schema: z.ZodType<Readonly<Record<string, string>>>;
  /** Submissions of one client. */
  limits: readonly Limit[];
  /** Largest body in bytes. In JSON a file is base64; a URL-encoded form carries none. */
  maxBody: Readonly<Record<BodyKind, number>>;
  /** Values to a lead, with the language of the page; a file is added by the caller. */
  toLead: (values: Readonly<Record<string, string>>, locale: LocaleKey) => LeadDraft;
  toSignUp?: (values: Readonly<Record<string, string>>, locale: LocaleKey) => SignUp;
}

/** Name and address are columns; the rest are the form's own fields. Empty ones are left out. */
function toLead({ name = '', email = '', ...rest }: Readonly<Record<string, string>>, locale: LocaleKey): LeadDraft {
  const filled = Object.entries(rest).filter(([, value]) => value !== '');
  return { name, email, fields: { ...Object.fromEntries(filled), locale } };
}

/** Most bytes that a code point takes: in UTF-8, percent-encoded, as two escapes. */
const LETTER: Readonly<Record<BodyKind, number>> = { multipart: 4, urlencoded: 12, json: 12 };
/** Names of fields, what stands between them, ticket and proof of work. */
const FRAME = 16 * KIB;

/** Room for the texts that `form` takes, every one as long as it may be. */
function textsOf({ fields }: Form, kind: BodyKind): number {
  const lengths = Object.values(fields).map((field) => ('maxLength' in field ? field.maxLength : 0));
  return FRAME + LETTER[kind] * lengths.reduce((sum, length) => sum + length, 0);
}

function bodiesOf(form: FormDefinition['form']): FormDefinition['maxBody'] {
  const fileSize = form.file?.maxSize ?? 0;
  return {
    multipart: fileSize + textsOf(form, 'multipart'),
    urlencoded: textsOf(form, 'urlencoded'),
    json: Math.ceil(fileSize / 3) * 4 + textsOf(form, 'json'),
  };
}

export const definitions: readonly FormDefinition[] = [
  {
    name: 'contact',
    form: contactForm,
    schema: schemaOf(contactForm),
    limits: [
      { count: 5, windowMs: 10 * MINUTE },
      { count: 20, windowMs: DAY },
    ],
    maxBody: bodiesOf(contactForm),
    toLead,
  },
  {
    name: 'newsletter',
    form: newsletterForm,
    schema: schemaOf(newsletterForm),
    limits: [{ count: 3, windowMs: HOUR }],
    maxBody: bodiesOf(newsletterForm),
    toLead,
    toSignUp: ({ email = '' }, locale) => ({ email, locale, token: randomBytes(32).toString('base64url') }),
  },
  {
    name: 'download',
    form: downloadForm,
    schema: schemaOf(downloadForm),
    // A page may offer several files.
    limits: [{ count: 10, windowMs: HOUR }],
    maxBody: bodiesOf(downloadForm),
    toLead,
  },
  {
    name: 'application',
    form: applicationForm,
    schema: schemaOf(applicationForm),
    limits: [{ count: 3, windowMs: HOUR }],
    maxBody: bodiesOf(applicationForm),
    toLead,
  },
];

/** The names of all forms. */
export const formNames: readonly FormName[] = definitions.map(({ name }) => name);
