import { useId } from 'react';
import { applicationForm } from '#shared/forms/application.fields.ts';
import type { ErrorCode } from '#shared/forms/formTypes.ts';
import type { LocaleKey } from '#shared/forms/guard.fields.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { GuardFields } from './form/GuardFields.tsx';
import type { FormMessages } from './form/messages.ts';
import { useForm } from './form/useForm.ts';

const { fields, file } = applicationForm;
/** The role is chosen by the page, so it has no label. */
type FieldName = Exclude<keyof typeof fields, 'role'> | typeof file.name;

interface Props {
  locale: LocaleKey;
  /** Path segment of the role. */
  role: string;
  labels: Record<FieldName, string>;
  messages: FormMessages & { send: string; linksHelp: string; messageHelp: string; cvHelp: string; honeypot: string };
}

/** The application for one role. Without script it is a plain form with a file that the server answers with a page. */
export function ApplicationForm({ locale, role, labels, messages }: Props) {
  const id = useId();
  const { state, control, refused, errorOf, summary } = useForm('application', applicationForm);
  const isField = (name: string): name is FieldName => name in labels && (name === file.name || name in fields);
  const field = (name: FieldName) => {
    const { required, ...limits } = name === file.name ? file : fields[name];
    const code = errorOf(name);
    return {
      id: `${id}-${name}`,
      name,
      label: required ? labels[name] : `${labels[name]} (${messages.optional})`,
      required,
      error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
      isAnnounced: refused.length === 0,
      maxLength: 'maxLength' in limits ? limits.maxLength : undefined,
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
    <form
      method="post"
      action={applicationForm.action}
      encType="multipart/form-data"
      {...control}
      className="grid gap-5"
    >
      <ErrorSummary
        errors={refused}
        messages={messages}
        fieldOf={(name) => (isField(name) ? { label: labels[name], id: `${id}-${name}` } : undefined)}
        ref={summary}
      />
      <input type="hidden" name={fields.role.name} value={role} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextArea {...field('message')} help={messages.messageHelp} rows={7} />
      <TextArea {...field('links')} help={messages.linksHelp} rows={3} />
      <TextField {...field('cv')} type="file" accept={file.accept} help={messages.cvHelp} />
      <GuardFields locale={locale} label={messages.honeypot} />
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
