/** Validation rules for the text of a field, shared by page and server. Plain functions, small enough for a page to load. */
import type { ErrorCode, Field } from './formTypes.ts';
import { westernDigits } from '../westernDigits.ts';

/** Characters that hide or reorder text. The joiners U+200C and U+200D are not among them: Persian, Kurdish and Indic scripts need them. */
const MARKS = String.raw`\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb`;
/** Control characters except tab, NUL and line ends. They appear in text that is copied from other programs. */
const REMOVED_CONTROLS = String.raw`\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f`;
const REMOVED_IN_TEXT = new RegExp(`[${REMOVED_CONTROLS}]`, 'gu');
const REMOVED_IN_LINE = new RegExp(`[${REMOVED_CONTROLS}${MARKS}]`, 'gu');
/** Characters trimmed from both ends. Joiners have no effect there. */
const EDGE = new RegExp(String.raw`[\s${REMOVED_CONTROLS}${MARKS}\u200c\u200d]`, 'u');
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// eslint-disable-next-line no-control-regex -- as above, without tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
/**
 * More combining marks on one letter than any language uses (UAX #15, stream-safe text). The time to normalize them grows with the square
 * of their number.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;
const SLUG = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** The same in any script (RFC 6531). */
const INTERNATIONAL_LOCAL_PART =
  /^[\p{L}\p{M}\p{N}\w!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{M}\p{N}\w!#$%&'*+/=?^`{|}~-]+)*$/u;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Only letters, digits, dots and hyphens: other characters could end the host part of a URL. */
const HOST_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

const lengthOf = (text: string): number => Array.from(text).length;

/** Too long even after cleaning, since no letter takes more than four code points. */
const isFarTooLong = (field: Field, text: string): boolean =>
  field.kind !== 'choice' && text.length > 4 * field.maxLength;

/** The host in lower-case ASCII, or undefined when it is not a valid host. */
function asciiHost(host: string): string | undefined {
  if (!HOST_LETTERS.test(host)) return undefined;
  try {
    // Safari 16 and Chrome 119 know neither `URL.parse` nor `URL.canParse`.
    const { hostname } = new URL(`http://${host}`);
    return HOST.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address as it is stored and mailed: one plain dot-atom address in ASCII, its domain in lower case. If `text` is none, its fault.
 * An address with other letters before the @ needs SMTPUTF8 on every server on its way, so it is `notMailable`.
 */
export function mailAddress(text: string): { address: string } | { fault: 'notEmail' | 'notMailable' } {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = asciiHost(text.slice(at + 1));
  if (at < 1 || at > 64 || host === undefined || !INTERNATIONAL_LOCAL_PART.test(local)) return { fault: 'notEmail' };
  if (!LOCAL_PART.test(local)) return { fault: 'notMailable' };
  const address = `${local}@${host}`;
  return address.length <= 254 ? { address } : { fault: 'notEmail' };
}

/** Trims `text` at both ends. Works character by character: a regular expression takes quadratic time on a long run of such characters. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

// Text copied from a spreadsheet has a tab between two cells.
const line = (text: string): string =>
  trimmed(text.normalize('NFC').replace(REMOVED_IN_LINE, '').replaceAll('\t', ' '));

const cleaners: Record<Field['kind'], (text: string) => string> = {
  line,
  // Keyboards of visitors write their own digits, which many telephones and sales systems do not dial.
  phone: (text) => westernDigits(line(text)),
  text: (text) =>
    trimmed(
      text
        .normalize('NFC')
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
        .replace(REMOVED_IN_TEXT, ''),
    ),
  email: trimmed,
  slug: (text) => text.trim(),
  choice: (text) => text,
};

/**
 * Normalizes a field's text before it is validated and stored. Text that would take long to normalize is returned unchanged: validation
 * rejects it.
 */
export const cleaned = (field: Field, text: string): string =>
  isFarTooLong(field, text) || TOO_MANY_MARKS.test(text) ? text : cleaners[field.kind](text);

/** Validates a field's normalized text. Returns the error code, or undefined when it is valid. */
export function faultOf(field: Field, text: string): ErrorCode | undefined {
  const { kind, required } = field;
  if (text === '') return required ? 'required' : undefined;
  if (kind === 'choice') return field.choices.includes(text) ? undefined : 'invalid';
  if (isFarTooLong(field, text) || lengthOf(text) > field.maxLength) return 'tooLong';
  if (TOO_MANY_MARKS.test(text)) return 'invalid';
  if (kind === 'text' && CONTROL_IN_TEXT.test(text)) return 'invalid';
  if (kind !== 'text' && CONTROL.test(text)) return 'control';
  if (kind === 'slug' && !SLUG.test(text)) return 'invalid';
  if (kind !== 'email') return undefined;
  const mail = mailAddress(text);
  return 'fault' in mail ? mail.fault : undefined;
}
