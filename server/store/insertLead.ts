/** Inserts a lead with its file and its deliveries. */
import { emailKey } from './addresses.ts';
import { text, type Row, type Transaction } from './database.ts';
import { delayAfter, enqueue } from './outbox.ts';
import type { Attachment, Delivery, Submission } from './store.ts';

/** Stores the file of a lead. */
export async function insertAttachment({ query }: Transaction, leadId: string, attachment: Attachment): Promise<void> {
  const { fileName, content, risks } = attachment;
  await query('INSERT INTO attachments (lead_id, file_name, size, risks, content) VALUES ($1, $2, $3, $4, $5)', [
    leadId,
    fileName,
    content.length,
    risks.join(' '),
    content,
  ]);
}

/** True when the deleted message, or one before it, may have arrived: a change that waits itself follows one that was sent. */
const mayHaveArrived = ({ state, lease_until: leaseUntil, payload }: Row): boolean =>
  state === 'sent' || leaseUntil !== null || (JSON.parse(text(payload)) as Delivery['payload'])['change'] === 'updated';

/**
 * Queues one message per kind; for mail, one per recipient, so that an unreachable recipient does not delay the others. A message whose
 * dedupe key exists is not queued again.
 * @param replaced the deleted messages about earlier content of the lead. A message is marked as a change if one of its kind may have
 *   arrived: a receiver may ignore the change of a lead that it does not know
 */
export async function queueDeliveries(
  transaction: Transaction,
  leadId: string,
  { deliveries, receivers = [] }: Pick<Submission, 'deliveries' | 'receivers'>,
  replaced: readonly Row[] = [],
): Promise<void> {
  for (const kind of deliveries) {
    const dedupeKey = `${kind}:${leadId}`;
    const before = replaced.filter((message) => message.kind === kind);
    const payload: Delivery['payload'] = before.some(mayHaveArrived) ? { change: 'updated' } : {};
    const delayMs = delayAfter(before, transaction.now);
    if (kind === 'lead-mail' && receivers.length > 0)
      for (const to of receivers)
        await enqueue(transaction, {
          kind,
          dedupeKey: `${dedupeKey}:${to}`,
          leadId,
          payload: { ...payload, to },
          delayMs,
        });
    else await enqueue(transaction, { kind, dedupeKey, leadId, payload, delayMs });
  }
}

/** Stores a lead: quarantined for `reason`, or accepted and with its deliveries queued when `reason` is undefined. */
export async function insertLead(
  transaction: Transaction,
  id: string,
  submission: Pick<Submission, 'form' | 'lead' | 'deliveries' | 'receivers'>,
  reason: string | undefined,
): Promise<void> {
  const { form, lead } = submission;
  await transaction.query(
    `INSERT INTO leads (id, kind, state, reason, name, email, email_key, fields, attribution, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      form,
      reason === undefined ? 'accepted' : 'quarantined',
      reason ?? null,
      lead.name,
      lead.email,
      emailKey(lead.email),
      JSON.stringify(lead.fields),
      JSON.stringify(lead.attribution ?? {}),
      transaction.now,
    ],
  );
  if (lead.attachment) await insertAttachment(transaction, id, lead.attachment);
  if (reason === undefined) await queueDeliveries(transaction, id, submission);
}
