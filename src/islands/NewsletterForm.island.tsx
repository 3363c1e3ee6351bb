import { useId } from 'react';
import { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { GuardFields } from './form/GuardFields.tsx';
import { useForm } from './form/useForm.ts';

interface Props {
  locale: LocaleKey;
  messages: {
    email: string;
    emailExample: string;
    signUp: string;
    honeypot: string;
    /** Said when the address was refused. */
    invalid: string;
    /** Said when our mail cannot reach the address. */
    notMailable: string;
    /** Said when the server has taken the address. */
    done: string;
    /** Said when it could not; nothing typed is lost. */
    failed: string;
    /** Said when the server asks to wait. */
    tooMany: string;
  };
}

/** One address, one button. Without script it is a plain form that the server answers with a page. */
export function NewsletterForm({ locale, messages }: Props) {
  const id = useId();
  const { state, control, refused, errorOf } = useForm('newsletter', newsletterForm);
  const { email } = newsletterForm.fields;
  const isFailed = state === 'failed' || refused.some(({ field }) => field !== email.name);
  const code = errorOf(email.name);
  const refusal = code === 'notMailable' ? messages.notMailable : messages.invalid;
  const fault = state === 'tooMany' ? messages.tooMany : isFailed && messages.failed;
  return (
    <form method="post" action={newsletterForm.action} {...control} className="grid max-w-[27rem] gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
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
        />
        <Button isBusy={state === 'sending'}>{messages.signUp}</Button>
      </div>
      <GuardFields locale={locale} label={messages.honeypot} />
      <p role="status" className={`min-h-6 text-small font-semibold ${fault ? 'text-clay' : 'text-water'}`}>
        {state === 'done' || state === 'sent' ? messages.done : null}
        {fault}
      </p>
    </form>
  );
}
