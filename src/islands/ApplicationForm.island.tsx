import { applicationForm } from '#shared/forms/application.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Confirmation } from './form/Confirmation.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { FileField } from './form/FileField.tsx';
import { GuardFields } from './form/GuardFields.tsx';
import type { FormMessages } from './form/messages.ts';
import { SendRow } from './form/SendRow.tsx';
import { useFields } from './form/useFields.ts';

const { fields, file } = applicationForm;
const limits = { ...fields, [file.name]: file };
/** The role is a hidden field, so it has no label. */
type FieldName = Exclude<keyof typeof fields, 'role'> | typeof file.name;

interface Props {
  locale: LocaleKey;
  /** Slug of the role. */
  role: string;
  messages: FormMessages &
    Record<FieldName, string> & {
      send: string;
      linksHelp: string;
      messageHelp: string;
      cvHelp: string;
      chooseFile: string;
      noFile: string;
      honeypot: string;
    };
}

/** The application form of a role, with a file upload. Without script it is a plain form, and the server responds with a page. */
export function ApplicationForm({ locale, role, messages }: Props) {
  const { state, control, field, summaryProps } = useFields<FieldName>(
    'application',
    applicationForm,
    limits,
    messages,
  );

  if (state === 'done') return <Confirmation>{messages.done}</Confirmation>;
  return (
    <form
      method="post"
      action={applicationForm.action}
      encType="multipart/form-data"
      {...control}
      className="grid gap-5"
    >
      <ErrorSummary {...summaryProps} />
      <input type="hidden" name={fields.role.name} value={role} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextArea {...field('message')} help={messages.messageHelp} rows={7} />
      <TextArea {...field('links')} help={messages.linksHelp} rows={3} />
      <FileField {...field('cv')} accept={file.accept} help={messages.cvHelp} words={messages} />
      <GuardFields locale={locale} label={messages.honeypot} />
      <SendRow state={state} messages={messages} />
    </form>
  );
}
