/** The mails that the server sends. */
import { html } from 'hono/html';
import { isolateTerms } from '#shared/bidi.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { pluralOf } from '#shared/plural.ts';
import { markup } from '../markup.ts';
import type { Lead } from '../store/store.ts';
import { choiceName, wordsOf } from '../words/words.ts';
import type { Mail } from './mail.ts';

const KINDS = {
  contact: 'Inquiry',
  application: 'Application',
  newsletter: 'Newsletter',
  download: 'Download',
} as const;

/** Fields whose names say too little to a reader. */
const LABELS: Readonly<Record<string, string>> = { language: 'answer in', locale: 'language of the page' };

/** Where a lead came from, in words. Names of a campaign are known as they are. */
const ORIGIN_LABELS: Readonly<Record<string, string>> = {
  page: 'sent from',
  landing: 'first page',
  referrer: 'came from',
};

const originRows = ({ attribution }: Lead) =>
  Object.entries(attribution).map(([name, value]) => [ORIGIN_LABELS[name] ?? name, value] as const);

const when = (time: number): string => new Date(time).toISOString().replace('T', ' ').slice(0, 16) + ' UTC';

const [ISOLATE, POP] = ['\u2068', '\u2069'];
const ASCII = /^[ -~]*$/;

/** The lines of a value, with Latin terms whole inside Arabic. Each has a direction of its own: a message may change its script at any of them. */
const linesOf = (value: string): string[] => value.split('\n').map(isolateTerms);

/** A line that keeps its order beside Latin words. What is ASCII, such as an address, needs no marks that would be copied along. */
const isolated = (line: string): string => (ASCII.test(line) ? line : `${ISOLATE}${line}${POP}`);

const directed = (line: string) => html`<div dir="auto">${line === '' ? html`<br />` : line}</div>`;

/** Rows of labels in English and values in any language. */
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

/** Tells the company of a lead. The sender's words are in the body only; subject and recipient are ours. */
export function leadMail(lead: Lead, to: string, notes: readonly string[]): Mail {
  const fields = Object.entries(lead.fields).map(
    ([name, value]) => [LABELS[name] ?? name, choiceName(wordsOf('en'), name, value)] as const,
  );
  return {
    to,
    subject: `${KINDS[lead.kind]} ${lead.id.slice(0, 8)}`,
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

/** Asks the reader of a mailbox to confirm. Holds nothing that the person who signed up has written. */
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

/** Gives the reader of a mailbox the link to a file. Holds nothing that the person who asked has written. */
export function downloadMail(
  to: string,
  locale: LocaleKey,
  { title, link, days }: { title: string; link: string; days: number },
): Mail {
  const { tag, dir } = localeOf(locale);
  const { subject, question, request, valid, note } = wordsOf(locale).downloadMail;
  const rest = `${pluralOf(valid, days, tag)} ${note}`;
  return {
    to,
    subject,
    text: [question, title, request, link, rest].join('\n\n'),
    html: markup(
      html`<div lang="${tag}" dir="${dir}">
        <p>${question}</p>
        <p>
          <strong><bdi>${title}</bdi></strong>
        </p>
        <p>${request}<br /><a dir="ltr" href="${link}">${link}</a></p>
        <p>${rest}</p>
      </div>`,
    ),
  };
}

/** Tells a sender that the form has arrived. Holds nothing that was typed into it: the address may be a stranger's. */
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
    // RFC 3834, and what Exchange asks for: nobody's absence is to be answered.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** How many were kept apart and why, without their words, and how to read them. */
function suspectsRow(suspects: readonly Lead[]): [label: string, value: string] {
  const reasons = Object.groupBy(suspects, ({ reason }) => reason ?? '');
  return [
    `${suspects.length} kept apart`,
    [
      ...Object.entries(reasons).map(([reason, those = []]) => `${reason}: ${those.length}`),
      'A person may be among them. To read them: npm run leads -- list --state quarantined',
      'To let one in: npm run leads -- accept <id>',
    ].join('\n'),
  ];
}

/** The leads of one day in one mail, and how many were kept apart. */
export function digestMail(day: string, leads: readonly Lead[], suspects: readonly Lead[], to: string): Mail {
  const rows = leads.map((lead): [label: string, value: string] => [
    `${KINDS[lead.kind]} ${lead.id.slice(0, 8)}`,
    [
      lead.name,
      lead.email,
      lead.fields.topic ?? lead.fields.role ?? '',
      ...originRows(lead).map(([label, value]) => `${label}: ${value}`),
      lead.fields.message ?? '',
    ]
      .filter(Boolean)
      .join('\n'),
  ]);
  if (suspects.length > 0) rows.push(suspectsRow(suspects));
  const counts = [
    ...(leads.length > 0 ? [leads.length === 1 ? '1 lead' : `${leads.length} leads`] : []),
    ...(suspects.length > 0 ? [`${suspects.length} kept apart`] : []),
  ];
  return { to, subject: `${counts.join(', ')} on ${day}`, ...table(rows) };
}

/** Most leads that a weekly digest lists. */
const MOST_LISTED = 200;

/** How often each value occurs, the most frequent first, a line each. */
function countedBy(leads: readonly Lead[], valueOf: (lead: Lead) => string | undefined): string {
  const groups = Map.groupBy(leads, (lead) => valueOf(lead) ?? 'not known');
  if (groups.size === 1 && groups.has('not known')) return '';
  const counts = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return counts.map(([value, those]) => `${value}: ${those.length}`).join('\n');
}

export interface Week {
  leads: readonly Lead[];
  suspects: readonly Lead[];
  /** Addresses that were confirmed for the newsletter. */
  confirmed: number;
}

/** The week that begins on the day `monday` in one mail: how many of what came, and a line for each lead. */
export function weeklyMail(monday: string, { leads, suspects, confirmed }: Week, to: string): Mail {
  const kinds = (['contact', 'download', 'application'] as const).map(
    (kind) => [KINDS[kind].toLowerCase(), leads.filter((lead) => lead.kind === kind).length] as const,
  );
  const rows: [label: string, value: string][] = [
    ...kinds.map(([kind, count]): [string, string] => [kind, String(count)]),
    ['confirmed for the newsletter', String(confirmed)],
    ...(suspects.length > 0 ? [suspectsRow(suspects)] : []),
    ['by topic', countedBy(leads, ({ fields }) => fields.topic ?? fields.role)],
    ['by language of the page', countedBy(leads, ({ fields }) => fields.locale)],
    ['by origin', countedBy(leads, ({ attribution }) => attribution['utm_source'] ?? attribution['referrer'])],
    ...leads
      .slice(-MOST_LISTED)
      .map((lead): [string, string] => [
        `${KINDS[lead.kind]} ${lead.id.slice(0, 8)}`,
        [when(lead.createdAt), lead.name, lead.email, lead.fields.topic ?? lead.fields.role ?? '']
          .filter(Boolean)
          .join('\n'),
      ]),
  ];
  if (leads.length > MOST_LISTED) rows.push(['not listed', `${leads.length - MOST_LISTED} earlier ones`]);
  return {
    to,
    subject: `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} in the week of ${monday}`,
    ...table(rows),
  };
}
