/** Contact channels besides form and mail, with their labels. */
import { messagesOf } from '#i18n/messages.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { telephoneAddress, contactSettings, whatsappAddress, type ContactSettings } from '#shared/contactSettings.ts';
import type { ContactChannel } from '#ui/ContactLinks.tsx';

/** The channels in the settings: telephone, WhatsApp and booking, in this order. */
export function contactChannels(
  locale: LocaleKey,
  { telephone, whatsapp, booking }: ContactSettings = contactSettings,
): ContactChannel[] {
  const { contactChannels: words } = messagesOf(locale);
  return [
    ...(telephone
      ? [{ icon: 'ph:phone', intro: words.byTelephone, href: telephoneAddress(telephone), number: telephone }]
      : []),
    ...(whatsapp
      ? [
          {
            icon: 'ph:whatsapp-logo',
            intro: words.byWhatsapp,
            href: whatsappAddress(whatsapp),
            number: whatsapp,
            label: words.whatsapp,
          },
        ]
      : []),
    ...(booking ? [{ icon: 'ph:calendar-check', intro: words.byMeeting, href: booking, label: words.book }] : []),
  ];
}
