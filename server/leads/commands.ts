/** Commands of the company's staff for leads, subscribers, erasure and retention. */
import { writeFileSync } from 'node:fs';
import { mailAddress } from '#shared/forms/fieldRules.ts';
import { counted } from '#shared/plural.ts';
import type { Opened } from '../open.ts';
import { unsubscribePath } from '../outbox/links.ts';
import { countSuspects, findAttachment, findLeadByPrefix, newestLeads } from '../store/leads.ts';
import { listSubscribers } from '../store/newsletter.ts';
import { queueState } from '../store/outbox.ts';
import { countOld, removeOld } from '../store/retention.ts';
import {
  shortId,
  type LeadFilter,
  type Listeners,
  type Removed,
  type Retention,
  type Subscriber,
} from '../store/store.ts';
import { isoMinute, isoTime } from '../time.ts';
import { originColumns } from './columns.ts';
import { CommandError, type Output } from './command.ts';
import { BOM, csvLine } from './csv.ts';
import { detailsOf } from './details.ts';
import { erasePerson } from './erasePerson.ts';
import { EXPORT_PAGE, exportPages, type Format } from './exportPages.ts';
import { visible, visibleLines } from './visible.ts';

const NOT_SCRUBBED =
  'Not finished: another process reads the database, so its files may still hold the deleted text. ' +
  'Run the same command again when a backup or other reader has ended.';

/** Lists the newest `limit` leads, one line each, oldest first; then the number of queued messages and of quarantined leads. */
export async function list({ database }: Opened, filter: LeadFilter, limit: number, { write }: Output): Promise<void> {
  const { leads, total } = await newestLeads(database, filter, limit);
  for (const { id, createdAt, kind, state, name, email } of leads) {
    const mark = state === 'quarantined' ? ' (quarantined)' : '';
    write(`${shortId(id)}  ${isoMinute(createdAt)}  ${kind}${mark}  ${visible(name)} <${visible(email)}>\n`);
  }
  const { pending, dead } = await queueState(database);
  const count =
    leads.length < total ? `the newest ${leads.length} of ${counted(total, 'lead')}` : counted(total, 'lead');
  const suspects = await database.transaction((transaction) => countSuspects(transaction));
  const quarantined = suspects === 0 ? '' : `; quarantined: ${suspects} (list --state quarantined)`;
  write(`${count}; messages: ${pending} waiting, ${dead} failed${quarantined}\n`);
}

/**
 * Shows all data of the lead whose id starts with `id`. With `save`, writes its file to that path.
 * @throws CommandError when no lead or several leads match, and when `save` is set and the lead has no file
 */
export async function show(opened: Opened, id: string, save: string | undefined, { write }: Output): Promise<void> {
  const lead = await findLeadByPrefix(opened.database, id);
  if (!lead) throw new CommandError(`No single lead has an id that starts with '${visible(id)}'`);
  const { name, email, kind, state, reason, createdAt, fields, attribution, followUp } = lead;
  const rows = {
    id: lead.id,
    kind,
    state: reason === undefined ? state : `${state}: ${reason}`,
    received: isoTime(createdAt),
    name,
    email,
    ...fields,
    ...attribution,
  };
  for (const [label, value] of Object.entries(rows)) write(`${visible(label)}: ${visibleLines(value)}\n`);
  const { progress, note, changedBy, changedAt } = followUp;
  const changed = changedAt === undefined ? '' : `, changed by ${visible(changedBy ?? '')} at ${isoTime(changedAt)}`;
  write(`progress: ${progress}${changed}\n`);
  if (note !== '') write(`our note: ${visibleLines(note)}\n`);
  const { handedOver, file } = await detailsOf(opened, lead);
  if (handedOver.length > 0) write(`data of this person went to: ${handedOver.join(', ')}\n`);
  if (file) {
    const risks = file.risks.length > 0 ? `, holds ${file.risks.join(' ')}: open it with care` : '';
    write(`file: ${visible(file.fileName)}, ${file.size} bytes${risks}\n`);
  }
  if (save === undefined) return;
  const attachment = await findAttachment(opened.database, lead.id);
  if (!attachment) throw new CommandError('This lead has no file');
  // `wx`: does not overwrite an existing file.
  writeFileSync(save, attachment.content, { flag: 'wx', mode: 0o600 });
  write(`saved as ${save}\n`);
}

/** Writes all leads that match, as CSV, or as a JSON array with one object per line. */
export async function exportLeads(
  { database }: Opened,
  filter: LeadFilter,
  format: Format,
  { write, progress }: Output,
): Promise<void> {
  let count = 0;
  for await (const { leads, text } of exportPages(database, filter, format)) {
    write(text);
    count += leads.length;
    if (leads.length === EXPORT_PAGE) progress(`${count} leads\n`);
  }
  progress(`${counted(count, 'lead')}\n`);
}

/** Writes the newsletter addresses in `state`, each with its own link to unsubscribe, as CSV or JSON. */
export async function exportSubscribers(
  { database, secret }: Opened,
  state: Subscriber['state'],
  publicOrigin: string,
  { name: format, hasBom }: Format,
  { write, progress }: Output,
): Promise<void> {
  const subscribers = (await listSubscribers(database)).filter((subscriber) => subscriber.state === state);
  const rows = subscribers.map(({ id, email, locale, attribution, createdAt, confirmedAt }) => ({
    email,
    state,
    locale,
    since: isoTime(createdAt),
    confirmed: confirmedAt === undefined ? '' : isoTime(confirmedAt),
    unsubscribe: publicOrigin + unsubscribePath(secret, locale, id),
    ...attribution,
  }));
  if (format === 'json') write(`${JSON.stringify(rows, undefined, 2)}\n`);
  else {
    const columns = ['email', 'state', 'locale', 'since', 'confirmed', 'unsubscribe', ...originColumns];
    const lines = rows.map((row: Readonly<Record<string, string>>) => columns.map((column) => row[column] ?? ''));
    write((hasBom ? BOM : '') + [columns, ...lines].map(csvLine).join(''));
  }
  progress(`${counted(rows.length, 'address', 'addresses')}\n`);
}

/**
 * Parses a mail address.
 * @throws CommandError for an address that no form accepts
 */
export function addressOf(text: string): string {
  const mail = mailAddress(text.trim());
  if ('fault' in mail) throw new CommandError(`'${visible(text)}' is not a mail address that can be stored`);
  return mail.address;
}

/**
 * Erases a person: leads, files, subscription, requests for files, queued messages.
 * @throws CommandError when the address is invalid, and when deleted text may still be in the database files
 */
export async function eraseAddress(
  opened: Opened,
  text: string,
  listeners: Listeners,
  { write }: Output,
): Promise<void> {
  const done = await erasePerson(opened, addressOf(text), listeners);
  const { leads, subscribers, requests, mentions, asked, byHand, isScrubbed } = done;
  const files = requests === 0 ? '' : `, ${counted(requests, 'request for a file', 'requests for a file')}`;
  const erased = `erased: ${counted(leads, 'lead')}, ${counted(subscribers, 'subscription')}${files}\n`;
  write(leads + subscribers + requests === 0 ? 'nothing found\n' : erased);
  for (const connector of asked) write(`${connector} got the data and is asked to erase it: see queue\n`);
  for (const { connector, task } of byHand) write(`${connector} got the data, by hand: ${task}\n`);
  if (mentions > 0) write(`leads of other people that mention this address: ${mentions}; see list --search\n`);
  if (!isScrubbed) throw new CommandError(NOT_SCRUBBED);
}

/** Prints what retention would remove; with `apply`, removes it. */
export async function retention(
  { database }: Opened,
  ages: Retention,
  apply: boolean,
  { write }: Output,
): Promise<void> {
  const counts: Removed = await (apply ? removeOld : countOld)(database, ages);
  const text = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  write(`${apply ? 'removed' : 'would remove'}: ${text.join(', ')}\n`);
}
