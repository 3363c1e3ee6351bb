import { useId } from 'react';
import { contactForm } from '#shared/forms/contact.fields.ts';
import type { ErrorCode } from '#shared/forms/formTypes.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { Honeypot } from './form/Honeypot.tsx';
import type { FormMessages } from './form/messages.ts';
import { useForm } from './form/useForm.ts';

type FieldName = keyof typeof contactForm.fields;

interface Props {
  labels: Record<FieldName, string>;
  messages: FormMessages & { send: string; noTopic: string; messageHelp: string; honeypot: string };
  /** Services and industries, in groups. */
  topics: readonly { label: string; choices: readonly { value: string; label: string }[] }[];
}

/** The contact form. Without script it is a plain form that the server answers with a page. */
export function ContactForm({ labels, messages, topics }: Props) {
  const id = useId();
  const { state, errors, errorOf, submit, summary } = useForm('contact', contactForm);
  const isField = (name: string): name is FieldName => name in contactForm.fields;
  const field = (name: FieldName) => {
    const { maxLength, required } = contactForm.fields[name];
    const code = errorOf(name);
    return {
      id: `${id}-${name}`,
      name,
      label: required ? labels[name] : `${labels[name]} (${messages.optional})`,
      maxLength,
      required,
      error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
    };
  };

  if (state === 'done') {
    return (
      <p role="status" className="rounded-card border-2 border-water p-6 text-lead font-semibold">
        {messages.done}
      </p>
    );
  }
  return (
    <form method="post" action={contactForm.action} onSubmit={submit} data-prefill="" className="grid gap-5">
      <ErrorSummary
        errors={errors}
        messages={messages}
        fieldOf={(name) => (isField(name) ? { label: labels[name], id: `${id}-${name}` } : undefined)}
        ref={summary}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <SelectField {...field('topic')} none={messages.noTopic} groups={topics} />
      <TextArea {...field('message')} help={messages.messageHelp} rows={8} />
      <Honeypot label={messages.honeypot} />
      <div className="flex flex-wrap items-center gap-4">
        <Button isBusy={state === 'sending'}>{messages.send}</Button>
        <p role="status" className={`font-semibold ${state === 'failed' ? 'text-clay' : 'text-muted'}`}>
          {state === 'sending' ? messages.sending : null}
          {state === 'failed' ? messages.failed : null}
        </p>
      </div>
    </form>
  );
}
