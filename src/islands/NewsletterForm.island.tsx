import { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { AddressForm, type AddressMessages } from './form/AddressForm.tsx';

interface Props {
  locale: LocaleKey;
  messages: AddressMessages & { signUp: string };
}

/** The sign-up form of the newsletter. */
export const NewsletterForm = ({ locale, messages }: Props) => (
  <AddressForm
    id="newsletter"
    name="newsletter"
    form={newsletterForm}
    locale={locale}
    messages={messages}
    send={messages.signUp}
    width="max-w-[27rem]"
  />
);
