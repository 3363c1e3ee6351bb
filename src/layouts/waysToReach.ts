/** Ways to contact the company besides form and mail, with their labels. */
import { messagesOf } from '#i18n/messages.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { e164, reach, whatsappAddress, type Reach } from '#shared/reach.ts';
import type { Way } from '#ui/WayLinks.tsx';

/** The ways in the settings: telephone, WhatsApp and booking, in this order. */
export function waysToReach(locale: LocaleKey, { telephone, whatsapp, booking }: Reach = reach): Way[] {
  const { reach: words } = messagesOf(locale);
  return [
    ...(telephone
      ? [{ icon: 'ph:phone', intro: words.byTelephone, href: `tel:${e164(telephone)}`, number: telephone }]
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
