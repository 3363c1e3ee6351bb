/** Which mails and connector messages a lead causes. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { AppOptions } from './appOptions.ts';
import type { LeadDelivery } from './store/store.ts';

/** Deliveries of a lead of this form: a mail, if the settings request one for each lead, and a message to each subscribed connector. */
export function leadDeliveries(
  { leadMail, listeners }: Pick<AppOptions, 'leadMail' | 'listeners'>,
  form: FormName,
): LeadDelivery[] {
  const isMailed = leadMail === 'each' || (leadMail === 'daily' && form === 'application');
  const connectors = listeners[form === 'application' ? 'applications' : 'leads'];
  return [...(isMailed ? (['lead-mail'] as const) : []), ...connectors];
}
