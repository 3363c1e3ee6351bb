/** Which mails and connector messages a lead causes. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { AppOptions } from './appOptions.ts';
import type { LeadDelivery } from './store/store.ts';

/** Deliveries of a lead of this form: a mail, if each lead has its own, and a message to each subscribed connector. */
export function leadDeliveries(
  { leadMail, listeners }: Pick<AppOptions, 'leadMail' | 'listeners'>,
  form: FormName,
): LeadDelivery[] {
  const isMailed = leadMail === 'each' || (leadMail === 'daily' && form === 'application');
  const told = listeners[form === 'application' ? 'applications' : 'leads'];
  return [...(isMailed ? (['lead-mail'] as const) : []), ...told];
}
