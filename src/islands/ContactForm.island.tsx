import { contactForm, OPTIONAL_FIELDS } from '#shared/forms/contact.fields.ts';
import { withThanksPage } from '#shared/forms/thanks.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { SelectField, type Choice } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Confirmation } from './form/Confirmation.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { GuardFields } from './form/GuardFields.tsx';
import type { FormMessages } from './form/messages.ts';
import { SendRow } from './form/SendRow.tsx';
import { useFields } from './form/useFields.ts';

type FieldName = keyof typeof contactForm.fields;
type Budget = (typeof contactForm.fields.budget.choices)[number];

type OptionalField = (typeof OPTIONAL_FIELDS)[number];

interface Props {
  /** Start of the ids of its fields, for a page with two contact forms. */
  id?: string;
  locale: LocaleKey;
  messages: FormMessages &
    Record<FieldName | Budget, string> & {
      send: string;
      noTopic: string;
      noBudget: string;
      noLanguage: string;
      messageHelp: string;
      honeypot: string;
    };
  /** Topics to choose from: services and industries in groups. */
  topics?: readonly { label: string; choices: readonly Choice[] }[];
  /** A fixed topic. Without it, the sender chooses one of `topics`. */
  topic?: string;
  /** The optional fields that the form contains. */
  fields?: readonly OptionalField[];
  /** Path of the page if it has its own thank-you text. Without script, the server redirects to this page. */
  page?: string;
  /** Possible languages of the reply, each with its own name as label. With only one, the form does not ask for it. */
  languages: readonly Choice[];
}

/** The contact form. Without script it is a plain form, and the server responds with a page. */
export function ContactForm({
  id,
  locale,
  messages,
  topics = [],
  topic,
  fields = OPTIONAL_FIELDS,
  page,
  languages,
}: Props) {
  const { state, control, field, summaryProps } = useFields<FieldName>(
    'contact',
    contactForm,
    contactForm.fields,
    messages,
    id,
  );
  const budgets = contactForm.fields.budget.choices.map((value) => ({ value, label: messages[value] }));
  const asksLanguage = fields.includes('language') && languages.length > 1;

  if (state === 'done') return <Confirmation>{messages.done}</Confirmation>;
  return (
    <form
      method="post"
      action={page ? withThanksPage(contactForm.action, page) : contactForm.action}
      {...control}
      data-prefill=""
      className="grid gap-5"
    >
      <ErrorSummary {...summaryProps} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        {fields.includes('company') ? <TextField {...field('company')} autoComplete="organization" /> : null}
        {fields.includes('phone') ? <TextField {...field('phone')} type="tel" autoComplete="tel" /> : null}
      </div>
      {topic === undefined ? (
        <SelectField {...field('topic')} none={messages.noTopic} groups={topics} />
      ) : (
        <input type="hidden" name="topic" value={topic} />
      )}
      {fields.includes('budget') || asksLanguage ? (
        <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20.5rem),1fr))]">
          {fields.includes('budget') ? (
            <SelectField {...field('budget')} none={messages.noBudget} groups={[{ choices: budgets }]} />
          ) : null}
          {asksLanguage ? (
            <SelectField {...field('language')} none={messages.noLanguage} groups={[{ choices: languages }]} />
          ) : null}
        </div>
      ) : null}
      <TextArea {...field('message')} help={messages.messageHelp} rows={8} />
      <GuardFields locale={locale} label={messages.honeypot} />
      <SendRow state={state} messages={messages} />
    </form>
  );
}
