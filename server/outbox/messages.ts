/** Creates the mails that the server sends. */
import { html } from 'hono/html';
import { isolateTerms } from '#shared/bidi.ts';
import { telephoneAddress, TELEPHONE } from '#shared/contactSettings.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { counted, pluralOf } from '#shared/plural.ts';
import { markup } from '../markup.ts';
import { KIND_NAMES, shortId, type Lead } from '../store/store.ts';
import { isoMinute } from '../time.ts';
import { choiceName, wordsOf } from '../words/words.ts';
import type { Mail } from './mail.ts';

/** Labels of fields whose names are unclear to a reader. */
const LABELS: Readonly<Record<string, string>> = { language: 'answer in', locale: 'language of the page' };

/** Labels of attribution values. Campaign parameters are shown by their names. */
const ORIGIN_LABELS: Readonly<Record<string, string>> = {
  page: 'sent from',
  landing: 'first page',
  referrer: 'came from',
};

const originRows = ({ attribution }: Lead) =>
  Object.entries(attribution).map(([name, value]) => [ORIGIN_LABELS[name] ?? name, value] as const);

/** The topic of an inquiry or the role of an application; undefined when the lead has neither. */
const aboutOf = ({ fields }: Lead): string | undefined => fields.topic ?? fields.role;

const when = (time: number): string => `${isoMinute(time).replace('T', ' ')} UTC`;

const [ISOLATE, POP] = ['\u2068', '\u2069'];
const ASCII = /^[ -~]*$/;

/**
 * The lines of a value, with Latin terms isolated in Arabic-script text. Each line gets its own direction, because a message may change its
 * script from line to line.
 */
const linesOf = (value: string): string[] => value.split('\n').map(isolateTerms);

/**
 * Isolates the direction of a line from the text beside it. An ASCII line, such as an address, stays unchanged, because people would copy
 * the invisible marks with it.
 */
const isolated = (line: string): string => (ASCII.test(line) ? line : `${ISOLATE}${line}${POP}`);

/** A line with its own direction. A telephone number with its country code is a link, as on the page of the lead. */
function directed(line: string) {
  const number = TELEPHONE.test(line) ? html`<a href="${telephoneAddress(line)}">${line}</a>` : line;
  return html`<div dir="auto">${line === '' ? html`<br />` : number}</div>`;
}

/** Renders rows as text and as HTML: labels in English, values in any language. Leaves out rows with empty values. */
function table(rows: readonly (readonly [label: string, value: string])[]): Pick<Mail, 'text' | 'html'> {
  const filled = rows.filter(([, value]) => value !== '');
  return {
    text: filled
      .map(
        ([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${linesOf(value).map(isolated).join('\n')}`,
      )
      .join('\n\n'),
    html: markup(
      html`<table dir="ltr">
        ${filled.map(
          ([label, value]) =>
            html`<tr>
              <th align="left" valign="top">${label}</th>
              <td style="white-space: pre-wrap">${linesOf(value).map(directed)}</td>
            </tr>`,
        )}
      </table>`,
    ),
  };
}

/** The mail to the company about a lead. Subject and recipient contain nothing that the sender typed. */
export function leadMail(lead: Lead, to: string, notes: readonly string[]): Mail {
  const fields = Object.entries(lead.fields).map(
    ([name, value]) => [LABELS[name] ?? name, choiceName(wordsOf('en'), name, value)] as const,
  );
  return {
    to,
    subject: `${KIND_NAMES[lead.kind]} ${shortId(lead.id)}`,
    replyTo: { name: '', address: lead.email },
    ...table([
      ['name', lead.name],
      ['email', lead.email],
      ...fields,
      ...originRows(lead),
      ['received', when(lead.createdAt)],
      ['id', lead.id],
      ...notes.map((note) => ['note', note] as const),
    ]),
  };
}

/** Asks the owner of a mailbox to confirm a sign-up. Contains nothing that was typed into the form. */
export function confirmationMail(to: string, locale: LocaleKey, links: { confirm: string; unsubscribe: string }): Mail {
  const { tag, dir } = localeOf(locale);
  const { subject, question, request, note, never } = wordsOf(locale).confirmationMail;
  return {
    to,
    subject,
    text: [question, request, links.confirm, note, `${never}: ${links.unsubscribe}`].join('\n\n'),
    html: markup(
      html`<div lang="${tag}" dir="${dir}">
        <p>${question}</p>
        <p>${request}<br /><a dir="ltr" href="${links.confirm}">${links.confirm}</a></p>
        <p>${note}</p>
        <p><a href="${links.unsubscribe}">${never}</a></p>
      </div>`,
    ),
    headers: { 'List-Unsubscribe': `<${links.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Sends the owner of a mailbox the link to a file. Contains nothing that was typed into the form. */
export function downloadMail(
  to: string,
  locale: LocaleKey,
  { title, link, days }: { title: string; link: string; days: number },
): Mail {
  const { tag, dir } = localeOf(locale);
  const { subject, question, request, valid, note } = wordsOf(locale).downloadMail;
  const name = isolateTerms(title);
  const rest = `${pluralOf(valid, days, tag)} ${note}`;
  return {
    to,
    subject,
    text: [question, name, request, link, rest].join('\n\n'),
    html: markup(
      html`<div lang="${tag}" dir="${dir}">
        <p>${question}</p>
        <p>
          <strong><bdi>${name}</bdi></strong>
        </p>
        <p>${request}<br /><a dir="ltr" href="${link}">${link}</a></p>
        <p>${rest}</p>
      </div>`,
    ),
  };
}

/** Acknowledges a form to its sender. Contains nothing that was typed into the form, because the address may belong to another person. */
export function acknowledgementMail(
  to: string,
  locale: LocaleKey,
  form: 'contact' | 'application',
  replyTo: string,
): Mail {
  const { tag, dir } = localeOf(locale);
  const { thanks, acknowledgementMail: words } = wordsOf(locale);
  const { title, text } = thanks[form];
  return {
    to,
    subject: title,
    text: [text, words.note].join('\n\n'),
    html: markup(
      html`<div lang="${tag}" dir="${dir}">
        <p>${text}</p>
        <p>${words.note}</p>
      </div>`,
    ),
    replyTo: { name: '', address: replyTo },
    // RFC 3834, and its equivalent in Exchange: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Row with the number of quarantined leads by reason, and the commands to read and accept them. It contains no text of the senders. */
function suspectsRow(suspects: readonly Lead[]): [label: string, value: string] {
  const reasons = Object.groupBy(suspects, ({ reason }) => reason ?? '');
  return [
    `${suspects.length} quarantined`,
    [
      ...Object.entries(reasons).map(([reason, those = []]) => `${reason}: ${those.length}`),
      'Some may be real messages. To read them: npm run leads -- list --state quarantined',
      'To accept one: npm run leads -- accept <id>',
    ].join('\n'),
  ];
}

/** Maximum number of leads that a digest lists, so that mail servers do not refuse it as too large. */
const MAX_LISTED = 200;

/** The row for the leads that are not listed, if there are any. */
const unlistedRows = ({ length }: readonly Lead[]): [label: string, value: string][] =>
  length > MAX_LISTED
    ? [['not listed', `${length - MAX_LISTED} earlier ones. To read them: npm run leads -- export --format csv`]]
    : [];

/** The digest of one day: its leads, and the number of quarantined ones. */
export function digestMail(day: string, leads: readonly Lead[], suspects: readonly Lead[], to: string): Mail {
  const rows = leads
    .slice(-MAX_LISTED)
    .map((lead): [label: string, value: string] => [
      `${KIND_NAMES[lead.kind]} ${shortId(lead.id)}`,
      [
        lead.name,
        lead.email,
        aboutOf(lead),
        ...originRows(lead).map(([label, value]) => `${label}: ${value}`),
        lead.fields.message ?? '',
      ]
        .filter(Boolean)
        .join('\n'),
    ]);
  rows.push(...unlistedRows(leads));
  if (suspects.length > 0) rows.push(suspectsRow(suspects));
  const counts = [
    ...(leads.length > 0 ? [counted(leads.length, 'lead')] : []),
    ...(suspects.length > 0 ? [`${suspects.length} quarantined`] : []),
  ];
  return { to, subject: `${counts.join(', ')} on ${day}`, ...table(rows) };
}

/** Number of leads for each value, one line each, highest number first; empty when no lead has a value. */
function countedBy(leads: readonly Lead[], valueOf: (lead: Lead) => string | undefined): string {
  const groups = Map.groupBy(leads, (lead) => valueOf(lead) ?? 'not known');
  if (groups.size === 1 && groups.has('not known')) return '';
  const counts = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return counts.map(([value, those]) => `${value}: ${those.length}`).join('\n');
}

export interface Week {
  leads: readonly Lead[];
  suspects: readonly Lead[];
  /** Number of addresses that were confirmed for the newsletter. */
  confirmed: number;
}

/** The digest of the week that starts on the day `monday`: totals, and a line for each lead. */
export function weeklyMail(monday: string, { leads, suspects, confirmed }: Week, to: string): Mail {
  const kinds = (['contact', 'download', 'application'] as const).map(
    (kind) => [KIND_NAMES[kind].toLowerCase(), leads.filter((lead) => lead.kind === kind).length] as const,
  );
  const rows: [label: string, value: string][] = [
    ...kinds.map(([kind, count]): [string, string] => [kind, String(count)]),
    ['confirmed for the newsletter', String(confirmed)],
    ...(suspects.length > 0 ? [suspectsRow(suspects)] : []),
    ['by topic', countedBy(leads, aboutOf)],
    ['by language of the page', countedBy(leads, ({ fields }) => fields.locale)],
    ['by origin', countedBy(leads, ({ attribution }) => attribution['utm_source'] ?? attribution['referrer'])],
    ...leads
      .slice(-MAX_LISTED)
      .map((lead): [string, string] => [
        `${KIND_NAMES[lead.kind]} ${shortId(lead.id)}`,
        [when(lead.createdAt), lead.name, lead.email, aboutOf(lead)].filter(Boolean).join('\n'),
      ]),
    ...unlistedRows(leads),
  ];
  return {
    to,
    subject: `${counted(leads.length, 'lead')} in the week of ${monday}`,
    ...table(rows),
  };
}
