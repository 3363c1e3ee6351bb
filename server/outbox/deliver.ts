/** Turns a queued delivery into a message and hands it to its sender. */
import { DEFAULT_LOCALE, LOCALES } from '#shared/locales.ts';
import type { Env } from '../env.ts';
import type { Secret } from '../forms/secret.ts';
import type { Database } from '../store/database.ts';
import { findAttachment, findLead, leadsBetween } from '../store/leads.ts';
import type { Delivery, DeliveryKind, Lead, Outcome } from '../store/store.ts';
import { confirmPath, unsubscribePath } from './links.ts';
import type { Mail, SendMail } from './mail.ts';
import { confirmationMail, digestMail, leadMail } from './messages.ts';
import type { SendWebhook } from './webhook.ts';
import { spanOf } from '../time.ts';

export interface DeliverOptions {
  database: Database;
  secret: Secret;
  publicOrigin: string;
  leadsTo: string;
  applicationsTo: string;
  leadMail: Env['LEAD_MAIL'];
  sendMail?: SendMail | undefined;
  sendWebhook?: SendWebhook | undefined;
}

export type Deliver = (delivery: Delivery, now: number) => Promise<Outcome>;

/** What the message was about is gone; nothing is to be sent. */
const GONE: Outcome = { state: 'dead', reason: 'nothing to send' };

/**
 * Kinds that can be sent with these settings, together with those that go the same way: what holds up mail lets webhooks
 * pass. Others wait in the queue.
 */
export function deliverable({ sendMail, sendWebhook }: DeliverOptions): DeliveryKind[][] {
  return [
    ...(sendMail ? [['lead-mail', 'confirmation-mail', 'digest-mail'] satisfies DeliveryKind[]] : []),
    ...(sendWebhook ? [['webhook'] satisfies DeliveryKind[]] : []),
  ];
}

const UPDATED =
  'The sender has changed these words and sent them again: they stand in place of the earlier mail with this id.';

async function leadMailOf(
  { database, leadsTo, applicationsTo }: DeliverOptions,
  lead: Lead,
  { payload }: Delivery,
): Promise<Mail> {
  const attachment = await findAttachment(database, lead.id);
  const isSafe = attachment?.risks.length === 0;
  // A file that could act is not spread by mail: whoever needs it saves it knowingly.
  const notes = payload['change'] === 'updated' ? [UPDATED] : [];
  if (attachment && !isSafe)
    notes.push(
      `The file holds ${attachment.risks.join(', ')}. Save it with: npm run leads -- show ${lead.id} --save <file>`,
    );
  const mail = leadMail(lead, lead.kind === 'application' ? applicationsTo : leadsTo, notes);
  return isSafe ? { ...mail, attachment } : mail;
}

function confirmationOf({ secret, publicOrigin }: DeliverOptions, { payload, subscriberId = '' }: Delivery): Mail {
  const { email = '', token = '' } = payload;
  // Messages that were queued by an older program name no language.
  const locale = LOCALES.find(({ key }) => key === payload.locale)?.key ?? DEFAULT_LOCALE;
  return confirmationMail(email, locale, {
    confirm: publicOrigin + confirmPath(locale, token),
    unsubscribe: publicOrigin + unsubscribePath(secret, locale, subscriberId),
  });
}

async function digestOf({ database, leadsTo, leadMail }: DeliverOptions, day: string): Promise<Mail | undefined> {
  const all = await leadsBetween(database, ...spanOf(day));
  const suspects = all.filter(({ state }) => state === 'quarantined');
  // What is mailed one by one is not told again; applications always are, with their files.
  const leads = all.filter(({ kind, state }) => leadMail === 'daily' && kind === 'contact' && state === 'accepted');
  return leads.length + suspects.length === 0 ? undefined : digestMail(day, leads, suspects, leadsTo);
}

/** A function that sends one delivery and says how it went. It does not throw for faults of the other side. */
export function createDeliver(options: DeliverOptions): Deliver {
  const { database, sendMail, sendWebhook } = options;
  return async (delivery, now) => {
    const lead = delivery.leadId === undefined ? undefined : await findLead(database, delivery.leadId);
    if (delivery.kind === 'webhook') return lead && sendWebhook ? sendWebhook(lead, delivery, now) : GONE;
    const mail = {
      'lead-mail': () => (lead ? leadMailOf(options, lead, delivery) : undefined),
      'confirmation-mail': () => confirmationOf(options, delivery),
      'digest-mail': () => digestOf(options, delivery.payload.day ?? ''),
    }[delivery.kind]();
    const message = await mail;
    // A day without leads has no digest, and is done.
    if (!message) return delivery.kind === 'digest-mail' ? { state: 'sent' } : GONE;
    return sendMail ? sendMail(message, delivery, now) : GONE;
  };
}
