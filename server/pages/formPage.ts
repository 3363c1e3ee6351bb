/** Renders a form on the server: with the submitted values and an error beside each invalid field, or filled from the query string. */
import { html, raw } from 'hono/html';
import { attribution as attributionField } from '#shared/forms/attribution.fields.ts';
import type { Attribution } from '#shared/forms/attribution.ts';
import type { ChoiceField, Field, FileField, Form, FormError, FormName, TypedField } from '#shared/forms/formTypes.ts';
import { guard, NO_AUTOFILL } from '#shared/forms/guard.fields.ts';
import { problemLine } from '#shared/forms/problem.ts';
import type { LocaleKey } from '#shared/locales.ts';
import type { Content } from '../markup.ts';
import { careerPath } from '../sitePath.ts';
import { choiceName, languageChosen, wordsOf, type Words } from '../words/words.ts';

interface FormPage {
  name: FormName;
  form: Form & { file?: FileField };
  /** Address to which the form is sent; by default that of the form definition. */
  action?: string;
  locale: LocaleKey;
  errors: readonly FormError[];
  /** The typed values, by field. */
  values: Readonly<Record<string, string>>;
  stamp: string;
  key: string;
  /** Attribution of the visit, for the hidden field. */
  attribution?: Attribution;
}

interface Shown {
  words: Words;
  label: string;
  value: string;
  error: FormError | undefined;
}

function labelOf({ name: form, locale }: FormPage, name: string): string {
  const labels: Readonly<Record<string, string>> = wordsOf(locale).labels[form];
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
}

/** One error with a link to its field. For a slug, a link to the list of positions. */
function fault(page: FormPage, { field, code }: FormError): Content | string {
  const words = wordsOf(page.locale);
  if (field === '') return words.errors[code];
  if (Object.values(page.form.fields).some(({ name, kind }) => name === field && kind === 'slug'))
    return html`<a href="${careerPath(page.locale)}">${words.form.chooseRole}</a>`;
  return html`<a href="#${field}">${problemLine(labelOf(page, field), words.errors[code])}</a>`;
}

function summary(page: FormPage): Content {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <strong>${wordsOf(page.locale).form.notSent}</strong>
    <ul>
      ${page.errors.map((error) => html`<li>${fault(page, error)}</li>`)}
    </ul>
  </div>`;
}

const problem = (name: string, { words, error }: Shown): Content | '' =>
  error ? html`<p class="error" id="${name}-error">${words.errors[error.code]}</p>` : '';

function attributes(name: string, required: boolean, error: FormError | undefined): Content {
  return html`id="${name}" name="${name}" ${required ? html`required` : ''}
  ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
}

/** Values of the attribute `autocomplete`, by field name. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  phone: 'tel',
};

function typed({ name, kind, maxLength, required }: TypedField, { value, error }: Shown): Content {
  const filled = AUTOCOMPLETE[name];
  const shared = html`${attributes(name, required, error)} maxlength="${maxLength}"
  ${filled ? html`autocomplete="${filled}"` : ''}`;
  if (kind === 'text') return html`<textarea ${shared} dir="auto">${'\n'}${value}</textarea>`;
  // Mail addresses are written from left to right in every language.
  return kind === 'email'
    ? html`<input ${shared} type="email" dir="ltr" value="${value}" />`
    : html`<input ${shared} type="${filled === 'tel' ? 'tel' : 'text'}" dir="auto" value="${value}" />`;
}

/** The values that a page offers. Of languages, only the enabled ones. */
const offeredBy = ({ name, choices }: ChoiceField): string[] =>
  choices.filter((option) => languageChosen(name, option)?.enabled !== false);

function choice(field: ChoiceField, { words, value, error }: Shown): Content {
  const { name, required } = field;
  const options = ['', ...offeredBy(field)].map((option) => {
    const lang = languageChosen(name, option)?.tag;
    return html`<option value="${option}" ${lang ? html`lang="${lang}"` : ''} ${option === value ? html`selected` : ''}>
      ${choiceName(words, name, option)}
    </option>`;
  });
  return html`<select ${attributes(name, required, error)}>
    ${options}
  </select>`;
}

const hidden = (name: string, value: string): Content => html`<input type="hidden" name="${name}" value="${value}" />`;

function control(field: Field, shown: Shown): Content | '' {
  const { name, kind } = field;
  if (kind === 'slug') return hidden(name, shown.value);
  // With one language, there is no choice of the language of the reply.
  if (kind === 'choice' && offeredBy(field).length < 2) return '';
  const input = kind === 'choice' ? choice(field, shown) : typed(field, shown);
  return html`<div><label for="${name}">${shown.label}</label>${input}${problem(name, shown)}</div>`;
}

/** The file input. A page cannot restore a chosen file, so a hint says to choose it again, unless the field has an error. */
function fileControl({ name, accept, required }: FileField, shown: Shown): Content {
  const { words, label, error } = shown;
  const hint = error ? '' : html`aria-describedby="${name}-again"`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input ${attributes(name, required, error)} ${hint} type="file" accept="${accept}" />
    ${error ? problem(name, shown) : html`<p class="hint" id="${name}-again">${words.form.fileAgain}</p>`}
  </div>`;
}

const noAutofill = Object.entries(NO_AUTOFILL).map(([name, value]) => html`${raw(name)}="${value}" `);

/** The HTML of the form. */
export function formPage(page: FormPage): Content {
  const { form, locale, errors, values, stamp, key, attribution = {} } = page;
  const words = wordsOf(locale);
  const shown = ({ name, required }: Field | FileField): Shown => ({
    words,
    label: labelOf(page, name) + (required ? '' : ` (${words.optional})`),
    value: values[name] ?? '',
    error: errors.find(({ field }) => field === name),
  });
  const { honeypot, stamp: stampField, key: keyField, locale: localeField } = guard.fields;
  return html`${errors.length > 0 ? summary(page) : ''}
    <form method="post" action="${page.action ?? form.action}" ${form.file ? html`enctype="multipart/form-data"` : ''}>
      ${Object.values(form.fields).map((field) => control(field, shown(field)))}
      ${form.file ? fileControl(form.file, shown(form.file)) : ''}
      <div class="trap" aria-hidden="true">
        <label for="${honeypot.name}">${words.form.honeypot}</label>
        <input id="${honeypot.name}" name="${honeypot.name}" tabindex="-1" ${noAutofill} />
      </div>
      ${hidden(stampField.name, stamp)}${hidden(keyField.name, key)}${hidden(localeField.name, locale)}
      ${Object.keys(attribution).length > 0 ? hidden(attributionField.name, String(new URLSearchParams(attribution))) : ''}
      <button>${words.form.send}</button>
    </form>`;
}
