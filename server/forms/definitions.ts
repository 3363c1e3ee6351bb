/** The forms: schema, limits, and conversion of a submission to a lead or a sign-up. */
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

export interface FormDefinition {
  name: FormName;
  form: Form & { file?: FileField };
  schema: z.ZodType<Readonly<Record<string, string>>>;
  /** Rate limits for submissions of one client. */
  limits: readonly Limit[];
  /** Maximum size of the body in bytes. In JSON a file is base64 text; a URL-encoded form contains no file. */
  maxBody: Readonly<Record<BodyKind, number>>;
  /** Converts the values to a sign-up, in a form whose submissions are no leads. */
  toSignUp?: (values: Readonly<Record<string, string>>, locale: LocaleKey) => SignUp;
}

/**
 * Converts the values of a form to a lead, without a file: name and address become properties of the lead, all other values its `fields`.
 * Empty values are left out.
 * @param locale the language of the page
 */
export function toLead(
  { name = '', email = '', ...rest }: Readonly<Record<string, string>>,
  locale: LocaleKey,
): LeadDraft {
  const filled = Object.entries(rest).filter(([, value]) => value !== '');
  return { name, email, fields: { ...Object.fromEntries(filled), locale } };
}

/** Maximum number of bytes per code point: in UTF-8, percent-encoded, and as two JSON escapes. */
const BYTES_PER_CODE_POINT: Readonly<Record<BodyKind, number>> = { multipart: 4, urlencoded: 12, json: 12 };
/** Bytes for field names, separators and the hidden fields. */
const OVERHEAD = 16 * 1024;

/** Maximum size in bytes of a body without a file, when each text has its maximum length. */
function maxTextSize({ fields }: Form, kind: BodyKind): number {
  const lengths = Object.values(fields).map((field) => ('maxLength' in field ? field.maxLength : 0));
  return OVERHEAD + BYTES_PER_CODE_POINT[kind] * lengths.reduce((sum, length) => sum + length, 0);
}

function maxBodySizes(form: FormDefinition['form']): FormDefinition['maxBody'] {
  const fileSize = form.file?.maxSize ?? 0;
  return {
    multipart: fileSize + maxTextSize(form, 'multipart'),
    urlencoded: maxTextSize(form, 'urlencoded'),
    json: Math.ceil(fileSize / 3) * 4 + maxTextSize(form, 'json'),
  };
}

const forms: readonly Omit<FormDefinition, 'schema' | 'maxBody'>[] = [
  {
    name: 'contact',
    form: contactForm,
    limits: [
      { count: 5, windowMs: 10 * MINUTE },
      { count: 20, windowMs: DAY },
    ],
  },
  {
    name: 'newsletter',
    form: newsletterForm,
    limits: [{ count: 3, windowMs: HOUR }],
    toSignUp: ({ email = '' }, locale) => ({ email, locale, token: randomBytes(32).toString('base64url') }),
  },
  // A page may offer several files.
  { name: 'download', form: downloadForm, limits: [{ count: 10, windowMs: HOUR }] },
  { name: 'application', form: applicationForm, limits: [{ count: 3, windowMs: HOUR }] },
];

export const definitions: readonly FormDefinition[] = forms.map((form) => ({
  ...form,
  schema: schemaOf(form.form),
  maxBody: maxBodySizes(form.form),
}));

/** The names of all forms. */
export const formNames: readonly FormName[] = definitions.map(({ name }) => name);
