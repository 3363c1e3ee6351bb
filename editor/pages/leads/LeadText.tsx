import { telephoneAddress, TELEPHONE } from '#shared/contactSettings.ts';
import { choiceName, wordsOf } from '../../../server/words/words.ts';
import type { LeadAnswer } from '../../leads/answers.ts';
import { labelOf } from './terms.ts';

/** A text of a visitor with its label: always as plain text, in its own direction. */
function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-line py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="text-left wrap-anywhere whitespace-pre-wrap">
        {children}
      </dd>
    </div>
  );
}

/** The value of a field. A telephone number is a link if it has its country code: without it, another number may be called. */
function valueOf(field: string, value: string): React.ReactNode {
  if (field !== 'phone' || !TELEPHONE.test(value)) return choiceName(wordsOf('en'), field, value);
  return (
    <a href={telephoneAddress(value)} className="link">
      {value}
    </a>
  );
}

const rowsOf = (values: Readonly<Record<string, string>>, names: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([field, value]) => (
    <Row key={field} label={labelOf(field)}>
      {names[field] ?? valueOf(field, value)}
    </Row>
  ));

/** A link that opens a mail to the address. Its `@` must not be encoded (RFC 6068). */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The fields of a lead: the message first, then the short fields, then the source of the visit. */
export function LeadText({ lead: { name, email, fields, attribution, names } }: { lead: LeadAnswer }) {
  const { message, ...rest } = fields;
  return (
    <>
      {message !== undefined && (
        <section>
          <h2 className="text-lead font-semibold">Message</h2>
          <p dir="auto" className="mt-2 border border-line bg-surface p-5 wrap-anywhere whitespace-pre-wrap">
            {message}
          </p>
        </section>
      )}
      <section>
        <h2 className="text-lead font-semibold">Sender</h2>
        <dl className="mt-2">
          {name !== '' && <Row label="Name">{name}</Row>}
          <Row label="Email address">
            <a href={mailTo(email)} className="link">
              {email}
            </a>
          </Row>
          {rowsOf(rest, names)}
        </dl>
      </section>
      {Object.keys(attribution).length > 0 && (
        <section>
          <h2 className="text-lead font-semibold">Where the sender came from</h2>
          <dl className="mt-2">{rowsOf(attribution)}</dl>
        </section>
      )}
    </>
  );
}
