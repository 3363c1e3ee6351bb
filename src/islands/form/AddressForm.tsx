import type { ReactNode } from 'react';
import type { FormName } from '#shared/forms/formTypes.ts';
import type { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { AnyForm } from './faults.ts';
import { GuardFields } from './GuardFields.tsx';
import { useForm } from './useForm.ts';

export interface AddressMessages {
  email: string;
  emailExample: string;
  honeypot: string;
  /** Shown when the address was refused. */
  invalid: string;
  /** Shown when our mail server cannot send to the address. */
  notMailable: string;
  /** Shown when the server has accepted the address. */
  done: string;
  /** Shown when the request failed; the typed text stays. */
  failed: string;
  /** Shown when the server responds with 429. */
  tooMany: string;
}

interface Props {
  /** Start of the ids in the form, unique in the page. */
  id: string;
  name: FormName;
  form: AnyForm & { fields: (typeof newsletterForm)['fields'] };
  locale: LocaleKey;
  messages: AddressMessages;
  /** Text of the button. */
  send: string;
  /** Class that sets the maximum width. */
  width: string;
  /** Accessible name of the form, for pages with several such forms. */
  label?: string;
  /** Hidden fields of the form. */
  children?: ReactNode;
}

/** A form with one mail address field and a button. Without script it is a plain form, and the server responds with a page. */
export function AddressForm({ id, name, form, locale, messages, send, width, label, children }: Props) {
  const { state, control, refused, errorOf } = useForm(name, form);
  const { email } = form.fields;
  const isFailed = state === 'failed' || refused.some(({ field }) => field !== email.name);
  const code = errorOf(email.name);
  const refusal = code === 'notMailable' ? messages.notMailable : messages.invalid;
  const fault = state === 'tooMany' ? messages.tooMany : isFailed && messages.failed;
  const done = state === 'done' || state === 'sent' ? messages.done : null;
  return (
    <form method="post" action={form.action} {...control} aria-label={label} className={`${width} grid gap-3`}>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:gap-y-0">
        <TextField
          id={`${id}-email`}
          name={email.name}
          label={messages.email}
          placeholder={messages.emailExample}
          type="email"
          autoComplete="email"
          maxLength={email.maxLength}
          required
          error={code ? refusal : undefined}
          isAnnounced
          sharesRows
        />
        <div className="grid self-center sm:col-start-2 sm:row-start-2">
          <Button isBusy={state === 'sending'}>{send}</Button>
        </div>
      </div>
      {children}
      <GuardFields locale={locale} label={messages.honeypot} />
      <p role="status" className={`min-h-6 text-small font-semibold ${fault ? 'text-clay' : 'text-water'}`}>
        {/* One text: React would fail to remove one of two texts that the browser has translated. */}
        {fault || done}
      </p>
    </form>
  );
}
