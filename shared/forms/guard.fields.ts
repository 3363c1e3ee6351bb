/** Hidden anti-spam fields that every form may send, and where a page gets their values. */
export const guard = {
  /** `GET` with `?form=contact` returns a {@link Ticket}. Request it when the form is first used. */
  ticket: '/api/ticket',
  /** Milliseconds after which a page sends the stamp of its ticket. A submission with a clearly younger stamp was sent by a program. */
  fastestMs: 3000,
  /** Milliseconds within which the solution of a challenge must arrive. */
  challengeMs: 10 * 60 * 1000,
  fields: {
    /**
     * Honeypot, hidden from people: only programs fill it in. Browsers and password managers do not recognize its name, so they leave it
     * empty.
     */
    honeypot: { name: 'extra', maxLength: 200 },
    /** When the form was opened, signed. */
    stamp: { name: 'stamp', maxLength: 200 },
    /** Idempotency key: a submission that is sent twice with the same key is stored once. */
    key: { name: 'key', maxLength: 64 },
    /** The solved challenge, base64 of JSON `{ challenge, solution }`, as the ALTCHA widget names and writes it. */
    proof: { name: 'altcha', maxLength: 6000 },
    /** Key of the page's language. It decides the language of the response to a post without script, and of the mails to the sender. */
    locale: { name: 'locale' },
  },
} as const;

/** Attributes of the honeypot that stop browsers and password managers from filling it in. */
export const NO_AUTOFILL = {
  autocomplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
} as const;

/** Response of the ticket address. */
export interface Ticket {
  stamp: string;
  key: string;
  /** An ALTCHA v2 challenge to be solved, or null where proof of work is off. */
  challenge: object | null;
}
