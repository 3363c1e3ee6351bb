/** Who is told of a lead. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { AppOptions } from '../appOptions.ts';
import type { LeadDelivery } from '../store/store.ts';

/** What a lead of this form causes: its mail, where each has one, and a message to each connector that is told. */
export function leadDeliveries(
  { leadMail, listeners }: Pick<AppOptions, 'leadMail' | 'listeners'>,
  form: FormName,
): LeadDelivery[] {
  const isMailed = leadMail === 'each' || (leadMail === 'daily' && form === 'application');
  const told = listeners[form === 'application' ? 'applications' : 'leads'];
  return [...(isMailed ? (['lead-mail'] as const) : []), ...told];
}
