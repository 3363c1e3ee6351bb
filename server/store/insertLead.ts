/** Inserts a lead with its file and its deliveries. */
import { emailKey } from './addresses.ts';
import type { Transaction } from './database.ts';
import { enqueue } from './outbox.ts';
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

/**
 * Queues one message per kind; for mail, one per recipient, so that an unreachable recipient does not delay the others. A message whose
 * dedupe key exists is not queued again.
 * @param delayMs delay before the first attempt, in milliseconds
 */
export async function queueDeliveries(
  transaction: Transaction,
  leadId: string,
  { deliveries, receivers = [] }: Pick<Submission, 'deliveries' | 'receivers'>,
  { payload = {}, delayMs = 0 }: { payload?: Delivery['payload']; delayMs?: number } = {},
): Promise<void> {
  for (const kind of deliveries) {
    const dedupeKey = `${kind}:${leadId}`;
    if (kind === 'lead-mail' && receivers.length > 0)
      for (const to of receivers) {
        const own = { dedupeKey: `${dedupeKey}:${to}`, payload: { ...payload, to } };
        await enqueue(transaction, { kind, leadId, delayMs, ...own });
      }
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
