/** Creates the mail or the connector event of a queued delivery, and sends it. */
import { localeNamed } from '#shared/locales.ts';
import type { Connector } from '../connectors/connector.ts';
import { eventOf } from '../connectors/event.ts';
import { sendTo } from '../connectors/send.ts';
import type { Env } from '../env.ts';
import type { Secret } from '../forms/secret.ts';
import type { Database } from '../store/database.ts';
import { removeHandedOver } from '../store/handedOver.ts';
import { findAttachment, findLead, idsWithoutMail, leadsBetween } from '../store/leads.ts';
import { countConfirmed } from '../store/newsletter.ts';
import { LEASE_MS } from '../store/outbox.ts';
import type { Delivery, DeliveryKind, Lead, Outcome } from '../store/store.ts';
import { confirmPath, downloadPath, unsubscribePath } from './links.ts';
import type { Mail, SendMail } from './mail.ts';
import { acknowledgementMail, confirmationMail, digestMail, downloadMail, leadMail, weeklyMail } from './messages.ts';
import { spanOf, weekSpanOf } from '../time.ts';

interface DeliverOptions {
  database: Database;
  secret: Secret;
  publicOrigin: string;
  leadsTo: string;
  applicationsTo: string;
  leadMail: Env['LEAD_MAIL'];
  sendMail?: SendMail | undefined;
  /** How long links to files are valid, in milliseconds. */
  fileLinkMs: number;
  connectors: readonly Connector[];
}

export type Deliver = (delivery: Delivery, now: number) => Promise<Outcome>;

/** Outcome when the subject of the message was deleted or no sender is configured for it. */
const NOTHING_TO_SEND: Outcome = { state: 'dead', reason: 'nothing to send' };

/** Outcome while an erasure of the same person, which was queued earlier, waits or has failed. */
const AFTER_ERASURE: Outcome = {
  state: 'waiting',
  delayMs: LEASE_MS,
  reason: 'an earlier erasure of this person must be sent first',
};

/**
 * The kinds that can be sent with these settings, grouped by transport. Each group has its own worker, so that a failure of mail or of one
 * connector does not delay the others. All other kinds stay in the queue.
 */
export function deliverable({ sendMail, connectors }: DeliverOptions): DeliveryKind[][] {
  return [...(sendMail ? [MAILS] : []), ...connectors.map(({ name }) => [name])];
}

const MAILS: DeliveryKind[] = [
  'lead-mail',
  'confirmation-mail',
  'download-mail',
  'acknowledgement-mail',
  'digest-mail',
  'weekly-mail',
];

const UPDATED = 'The sender has changed this message and sent it again. It replaces the earlier mail with this id.';

async function leadMailOf(
  { database, leadsTo, applicationsTo }: DeliverOptions,
  lead: Lead,
  { payload }: Delivery,
): Promise<Mail> {
  const attachment = await findAttachment(database, lead.id);
  const isSafe = attachment?.risks.length === 0;
  // A file with active content is not sent by mail. The note explains how to save it.
  const notes = payload['change'] === 'updated' ? [UPDATED] : [];
  if (attachment && !isSafe)
    notes.push(
      `The file contains ${attachment.risks.join(', ')}. Save it with: npm run leads -- show ${lead.id} --save <file>`,
    );
  // The address in the settings is read now and not when the message was queued, because it may have been corrected since.
  const to = payload['to'] ?? (lead.kind === 'application' ? applicationsTo : leadsTo);
  const mail = leadMail(lead, to, notes);
  return isSafe ? { ...mail, attachment } : mail;
}

function confirmationOf({ secret, publicOrigin }: DeliverOptions, { payload, subscriberId = '' }: Delivery): Mail {
  const { email = '', token = '' } = payload;
  // Messages that an older program has queued contain no language.
  const locale = localeNamed(payload.locale);
  return confirmationMail(email, locale, {
    confirm: publicOrigin + confirmPath(locale, token),
    unsubscribe: publicOrigin + unsubscribePath(secret, locale, subscriberId),
  });
}

function downloadOf({ secret, publicOrigin }: DeliverOptions, { payload }: Delivery): Mail {
  const { email = '', request = '', expires, days, file = '', title = '' } = payload;
  const locale = localeNamed(payload.locale);
  const link = publicOrigin + downloadPath(secret, locale, { file, request, expiresAt: Number(expires) });
  return downloadMail(email, locale, { title, link, days: Number(days) });
}

function acknowledgementOf({ leadsTo, applicationsTo }: DeliverOptions, { payload }: Delivery): Mail {
  const { email = '', locale, form } = payload;
  const isApplication = form === 'application';
  const replyTo = payload['replyTo'] ?? (isApplication ? applicationsTo : leadsTo);
  return acknowledgementMail(email, localeNamed(locale), isApplication ? 'application' : 'contact', replyTo);
}

async function weeklyOf({ database, leadsTo }: DeliverOptions, monday: string): Promise<Mail> {
  const span = weekSpanOf(monday);
  const all = await leadsBetween(database, ...span);
  const leads = all.filter(({ state }) => state === 'accepted');
  const suspects = all.filter(({ state }) => state === 'quarantined');
  return weeklyMail(monday, { leads, suspects, confirmed: await countConfirmed(database, ...span) }, leadsTo);
}

async function digestOf({ database, leadsTo, leadMail }: DeliverOptions, day: string): Promise<Mail | undefined> {
  const span = spanOf(day);
  const all = await leadsBetween(database, ...span);
  const suspects = all.filter(({ state }) => state === 'quarantined');
  // Not decided by the setting, which may have changed since: each lead must be in exactly one mail. Applications always have their own.
  const unmailed = await database.transaction((transaction) => idsWithoutMail(transaction, ...span));
  const leads = all.filter(({ id }) => leadMail !== 'off' && unmailed.has(id));
  return leads.length + suspects.length === 0 ? undefined : digestMail(day, leads, suspects, leadsTo);
}

async function sendEvent(
  options: DeliverOptions,
  connector: Connector,
  delivery: Delivery,
  now: number,
): Promise<Outcome> {
  const { database, secret } = options;
  const event = await eventOf(options, connector, delivery, now);
  if (!event) return NOTHING_TO_SEND;
  if (event === 'later') return AFTER_ERASURE;
  const outcome = await sendTo(connector, event, delivery, now);
  if (event.type === 'person.erased' && outcome.state === 'sent')
    await database.transaction((transaction) => removeHandedOver(transaction, secret, event.email, connector.name));
  return outcome;
}

/** Returns a function that sends one delivery and returns the outcome. It does not throw for errors of the other system. */
export function createDeliver(options: DeliverOptions): Deliver {
  const { database, sendMail, connectors } = options;
  const mailOf = async (delivery: Delivery): Promise<Mail | undefined> => {
    const lead = delivery.leadId === undefined ? undefined : await findLead(database, delivery.leadId);
    switch (delivery.kind) {
      case 'lead-mail':
        return lead && leadMailOf(options, lead, delivery);
      case 'confirmation-mail':
        return confirmationOf(options, delivery);
      case 'download-mail':
        return downloadOf(options, delivery);
      case 'acknowledgement-mail':
        return acknowledgementOf(options, delivery);
      case 'weekly-mail':
        return weeklyOf(options, delivery.payload.week ?? '');
      case 'digest-mail':
        return digestOf(options, delivery.payload.day ?? '');
      default:
        return undefined;
    }
  };
  return async (delivery, now) => {
    const connector = connectors.find(({ name }) => name === delivery.kind);
    if (connector) return sendEvent(options, connector, delivery, now);
    const message = await mailOf(delivery);
    // A day without leads needs no digest: the delivery is done.
    if (!message) return delivery.kind === 'digest-mail' ? { state: 'sent' } : NOTHING_TO_SEND;
    return sendMail ? sendMail(message, delivery, now) : NOTHING_TO_SEND;
  };
}
