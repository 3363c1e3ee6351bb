/** A form of the server's own: again as it was sent, with what is wrong beside each field, or filled from an address. */
import { html } from 'hono/html';
import type { ChoiceField, Field, FileField, Form, FormError, TypedField } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { problemLine } from '#shared/forms/problem.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { choiceName, languageChosen, wordsOf, type Words } from '../words/words.ts';
import type { Content } from './page.ts';

export interface FormPage {
  form: Form & { file?: FileField };
  locale: LocaleKey;
  errors: readonly FormError[];
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  stamp: string;
  key: string;
}

interface Shown {
  words: Words;
  value: string;
  error: FormError | undefined;
}

function labelOf({ labels, optional }: Words, name: string, required: boolean): string {
  const label = Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : name;
  return required ? label : `${label} (${optional})`;
}

function summary(words: Words, errors: readonly FormError[]): Content {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <strong>${words.form.notSent}</strong>
    <ul>
      ${errors.map(({ field, code }) =>
        field === ''
          ? html`<li>${words.errors[code]}</li>`
          : html`<li><a href="#${field}">${problemLine(labelOf(words, field, true), words.errors[code])}</a></li>`,
      )}
    </ul>
  </div>`;
}

const problem = (name: string, { words, error }: Omit<Shown, 'value'>): Content | '' =>
  error ? html`<p class="error" id="${name}-error">${words.errors[error.code]}</p>` : '';

function attributes(name: string, required: boolean, error: FormError | undefined): Content {
  return html`id="${name}" name="${name}" ${required ? html`required` : ''}
  ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
}

/** What browsers may fill in by themselves, by field. */
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
  // An address is written from left to right in every language.
  return kind === 'email'
    ? html`<input ${shared} type="email" dir="ltr" value="${value}" />`
    : html`<input ${shared} type="${filled === 'tel' ? 'tel' : 'text'}" dir="auto" value="${value}" />`;
}

function choice({ name, choices, required }: ChoiceField, { words, value, error }: Shown): Content {
  const options = ['', ...choices].map((option) => {
    const lang = languageChosen(name, option)?.tag;
    return html`<option value="${option}" ${lang ? html`lang="${lang}"` : ''} ${option === value ? html`selected` : ''}>
      ${choiceName(words, name, option)}
    </option>`;
  });
  return html`<select ${attributes(name, required, error)}>
    ${options}
  </select>`;
}

function control(field: Field, shown: Shown): Content {
  const { name, required } = field;
  const input = field.kind === 'choice' ? choice(field, shown) : typed(field, shown);
  return html`<div>
    <label for="${name}">${labelOf(shown.words, name, required)}</label>${input}${problem(name, shown)}
  </div>`;
}

function fileControl({ name, accept, required }: FileField, words: Words, error: FormError | undefined): Content {
  return html`<div>
    <label for="${name}">${labelOf(words, name, required)}</label>
    <input ${attributes(name, required, error)} type="file" accept="${accept}" />${problem(name, { words, error })}
  </div>`;
}

/** The form's markup. A chosen file cannot be given back by a page: the visitor chooses it again. */
export function formPage({ form, locale, errors, values, stamp, key }: FormPage): Content {
  const words = wordsOf(locale);
  const errorOf = (name: string): FormError | undefined => errors.find(({ field }) => field === name);
  const { honeypot, stamp: stampField, key: keyField, locale: localeField } = guard.fields;
  return html`${errors.length > 0 ? summary(words, errors) : ''}
    <form method="post" action="${form.action}" ${form.file ? html`enctype="multipart/form-data"` : ''}>
      ${Object.values(form.fields).map((field) =>
        control(field, { words, value: values[field.name] ?? '', error: errorOf(field.name) }),
      )}
      ${form.file ? fileControl(form.file, words, errorOf(form.file.name)) : ''}
      <div class="trap" aria-hidden="true">
        <label for="${honeypot.name}">${words.form.honeypot}</label>
        <input id="${honeypot.name}" name="${honeypot.name}" tabindex="-1" autocomplete="off" />
      </div>
      <input type="hidden" name="${stampField.name}" value="${stamp}" />
      <input type="hidden" name="${keyField.name}" value="${key}" />
      <input type="hidden" name="${localeField.name}" value="${locale}" />
      <button>${words.form.send}</button>
    </form>`;
}
