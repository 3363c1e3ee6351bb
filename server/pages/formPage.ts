/** The form again, as it was sent, with what is wrong beside each field. */
import { html } from 'hono/html';
import type { Field, FileField, Form, FormError } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { Content } from './page.ts';
import { labels, sentences } from './sentences.ts';

export interface FormPage {
  form: Form & { file?: FileField };
  errors: readonly FormError[];
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  stamp: string;
  key: string;
}

function summary(errors: readonly FormError[]): Content {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <strong>Not sent yet.</strong>
    <ul>
      ${errors.map(({ field, code }) =>
        field === ''
          ? html`<li>${sentences[code]}</li>`
          : html`<li><a href="#${field}">${labels[field] ?? field}: ${sentences[code]}</a></li>`,
      )}
    </ul>
  </div>`;
}

const problem = (name: string, error: FormError | undefined): Content | '' =>
  error ? html`<p class="error" id="${name}-error">${sentences[error.code]}</p>` : '';

function attributes(name: string, required: boolean, error: FormError | undefined): Content {
  return html`id="${name}" name="${name}" ${required ? html`required` : ''}
  ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
}

function control({ name, kind, maxLength, required }: Field, value: string, error: FormError | undefined): Content {
  const shared = html`${attributes(name, required, error)} maxlength="${maxLength}"`;
  const input =
    kind === 'text'
      ? html`<textarea ${shared}>${'\n'}${value}</textarea>`
      : html`<input ${shared} type="${kind === 'email' ? 'email' : 'text'}" value="${value}" />`;
  return html`<div><label for="${name}">${labels[name] ?? name}</label>${input}${problem(name, error)}</div>`;
}

function fileControl({ name, accept, required }: FileField, error: FormError | undefined): Content {
  return html`<div>
    <label for="${name}">${labels[name] ?? name}</label>
    <input ${attributes(name, required, error)} type="file" accept="${accept}" />${problem(name, error)}
  </div>`;
}

/** The form's markup. A chosen file cannot be given back by a page: the visitor chooses it again. */
export function formPage({ form, errors, values, stamp, key }: FormPage): Content {
  const errorOf = (name: string): FormError | undefined => errors.find(({ field }) => field === name);
  const { fields } = guard;
  return html`${summary(errors)}
    <form method="post" action="${form.action}" ${form.file ? html`enctype="multipart/form-data"` : ''}>
      ${Object.values(form.fields).map((field) => control(field, values[field.name] ?? '', errorOf(field.name)))}
      ${form.file ? fileControl(form.file, errorOf(form.file.name)) : ''}
      <div class="trap" aria-hidden="true">
        <label for="${fields.honeypot.name}">Leave this empty</label>
        <input id="${fields.honeypot.name}" name="${fields.honeypot.name}" tabindex="-1" autocomplete="off" />
      </div>
      <input type="hidden" name="${fields.stamp.name}" value="${stamp}" />
      <input type="hidden" name="${fields.key.name}" value="${key}" />
      <button>Send</button>
    </form>`;
}
