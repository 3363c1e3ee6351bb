import { useId, useState, type SubmitEvent } from 'react';
import { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface NewsletterMessages {
  email: string;
  emailExample: string;
  signUp: string;
  /** Said when the server has taken the address. */
  done: string;
  /** Said when it has not; nothing typed is lost. */
  failed: string;
}

interface Props {
  messages: NewsletterMessages;
}

type State = 'idle' | 'sending' | 'done' | 'failed';

/** One address, one button. Without script it is a plain form that the server answers with a page. */
export function NewsletterForm({ messages }: Props) {
  const id = useId();
  const [state, setState] = useState<State>('idle');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const email = new FormData(event.currentTarget).get(newsletterForm.fields.email.name);
    const isTaken = await fetch(newsletterForm.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email }),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(isTaken ? 'done' : 'failed');
  };

  return (
    <form
      method="post"
      action={newsletterForm.action}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[26rem] gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <TextField
        id={`${id}-email`}
        name={newsletterForm.fields.email.name}
        label={messages.email}
        placeholder={messages.emailExample}
        type="email"
        autoComplete="email"
        maxLength={newsletterForm.fields.email.maxLength}
        required
      />
      <Button isBusy={state === 'sending'}>{messages.signUp}</Button>
      <p role="status" className={`text-small font-semibold sm:col-span-2 ${state === 'failed' ? 'text-clay' : 'text-water'}`}>
        {state === 'done' ? messages.done : null}
        {state === 'failed' ? messages.failed : null}
      </p>
    </form>
  );
}
