/** Accepts a quarantined lead. */
import { localeNamed } from '#shared/locales.ts';
import { connectorsOf, listenersOf } from '../connectors/registry.ts';
import type { Env } from '../env.ts';
import { definitions } from '../forms/definitions.ts';
import { leadDeliveries } from '../leadDeliveries.ts';
import { readMailRoutes, receiversOf } from '../mailRoutes.ts';
import type { Opened } from '../open.ts';
import { findLeadByPrefix } from '../store/leads.ts';
import type { Lead } from '../store/store.ts';
import { acceptSuspect } from '../store/submissions.ts';
import { DAY } from '../time.ts';
import { CommandError, type Output } from './command.ts';
import { visible } from './visible.ts';

/**
 * Processes a quarantined lead like any other submission. A sign-up gets its confirmation mail and a file request gets the mail with the
 * link; in both cases the lead is deleted. Returns false when the lead is not quarantined.
 */
export function acceptLead({ database, secret }: Opened, lead: Lead, env: Env): Promise<boolean> {
  const locale = localeNamed(lead.fields['locale']);
  const definition = definitions.find(({ name }) => name === lead.kind);
  const suspect = {
    id: lead.id,
    signUp: definition?.toSignUp && {
      ...definition.toSignUp({ email: lead.email }, locale),
      attribution: lead.attribution,
    },
    download: lead.kind === 'download' ? { lead, validMs: env.DOWNLOAD_LINK_DAYS * DAY } : undefined,
    // With `daily` it gets its own mail too, because the digest of its day may already have been sent.
    deliveries: leadDeliveries(
      { leadMail: env.LEAD_MAIL === 'off' ? 'off' : 'each', listeners: listenersOf(connectorsOf(env)) },
      lead.kind,
    ),
    receivers: receiversOf(readMailRoutes(env.MAIL_ROUTES), lead),
  };
  return acceptSuspect(database, secret, suspect, env.CONFIRMATIONS_PER_HOUR);
}

/**
 * Calls {@link acceptLead} for the lead whose id starts with `prefix`.
 * @throws CommandError when no quarantined lead or several leads match
 */
export async function accept(opened: Opened, prefix: string, env: Env, { write }: Output): Promise<void> {
  const lead = await findLeadByPrefix(opened.database, prefix);
  if (!lead || !(await acceptLead(opened, lead, env)))
    throw new CommandError(`No single suspect has an id that starts with '${visible(prefix)}'`);
  write('accepted\n');
}
