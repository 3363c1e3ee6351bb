/** Hidden fields that every form may carry, and where a page gets their values. */
export const guard = {
  /** `GET` with `?form=contact` answers a {@link Ticket}. Ask for it when the form is first used. */
  ticket: '/api/ticket',
  /** Milliseconds after which a page sends the stamp of its ticket. What comes with it clearly sooner was sent by a program. */
  fastestMs: 3000,
  /** Milliseconds in which a challenge must come back solved. */
  challengeMs: 10 * 60 * 1000,
  fields: {
    /** Hidden from people: left empty by all but programs. Its name is none by which browsers and password managers know what to fill in. */
    honeypot: { name: 'extra', maxLength: 200 },
    /** When the form was opened, signed. */
    stamp: { name: 'stamp', maxLength: 200 },
    /** Names this submission: the same key sent twice is stored once. */
    key: { name: 'key', maxLength: 64 },
    /** The solved challenge, base64 of JSON `{ challenge, solution }`, as the ALTCHA widget names and writes it. */
    proof: { name: 'altcha', maxLength: 6000 },
    /** Key of the page's language, in which a plain post and the mails to the sender are answered. */
    locale: { name: 'locale' },
  },
} as const;

/** Attributes of the honeypot, by which browsers and password managers leave it alone. */
export const UNFILLED = {
  autocomplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
} as const;

/** Answer of the ticket address. */
export interface Ticket {
  stamp: string;
  key: string;
  /** An ALTCHA v2 challenge to be solved, or null where proof of work is off. */
  challenge: object | null;
}
