/** What the text of a field must be, as both sides judge it: plain functions that a page can afford to load. */
import type { ErrorCode, Field } from './formTypes.ts';

/** Marks that hide or reorder text. The joiners U+200C and U+200D stay: Persian, Kurdish and Indic scripts need them. */
const MARKS = String.raw`\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`;
const INVISIBLE = new RegExp(`[${MARKS}]`, 'gu');
/** They come along when an address is copied from a line that runs both ways. */
const INVISIBLE_EDGES = new RegExp(String.raw`^[\s${MARKS}]+|[\s${MARKS}]+$`, 'gu');
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// eslint-disable-next-line no-control-regex -- as above, without tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
/** More marks on one letter than any language writes (UAX #15, stream-safe text). Normalizing them takes the square of their number. */
const PILED_MARKS = /\p{M}{31}/u;
const SLUG = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Nothing but letters, digits, dots, hyphens: other characters could end the host in a URL. */
const HOST_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

const lengthOf = (text: string): number => Array.from(text).length;

/** Too long however it is cleaned: no letter is spelt with more than four. Costs nothing to ask. */
const isFarTooLong = (field: Field, text: string): boolean =>
  field.kind !== 'choice' && text.length > 4 * field.maxLength;

/** The address with its domain in lower-case ASCII, or undefined when it is not one plain dot-atom address. */
export function plainAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || at > 64 || !LOCAL_PART.test(local) || !HOST_LETTERS.test(host)) return undefined;
  const address = `http://${host}`;
  // Browsers of 2023 do not know `URL.parse`.
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  if (!HOST.test(hostname)) return undefined;
  const plain = `${local}@${hostname}`;
  return plain.length <= 254 ? plain : undefined;
}

const cleaners: Record<Field['kind'], (text: string) => string> = {
  line: (text) => text.normalize('NFC').replace(INVISIBLE, '').trim(),
  text: (text) =>
    text
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
      .trim(),
  email: (text) => text.replace(INVISIBLE_EDGES, ''),
  slug: (text) => text.trim(),
  choice: (text) => text,
};

/** A field's text as it is judged and kept. What would take long to clean is left as it is: no field takes it. */
export const cleaned = (field: Field, text: string): string =>
  isFarTooLong(field, text) || PILED_MARKS.test(text) ? text : cleaners[field.kind](text);

/** Code of what is wrong with a field's cleaned text, if anything is. */
export function faultOf(field: Field, text: string): ErrorCode | undefined {
  const { kind, required } = field;
  if (text === '') return required ? 'required' : undefined;
  if (kind === 'choice') return field.choices.includes(text) ? undefined : 'invalid';
  if (isFarTooLong(field, text) || lengthOf(text) > field.maxLength) return 'tooLong';
  if (PILED_MARKS.test(text)) return 'invalid';
  if (kind === 'text' && CONTROL_IN_TEXT.test(text)) return 'invalid';
  if (kind !== 'text' && CONTROL.test(text)) return 'control';
  if (kind === 'slug' && !SLUG.test(text)) return 'invalid';
  if (kind === 'email' && plainAddress(text) === undefined) return 'notEmail';
  return undefined;
}
