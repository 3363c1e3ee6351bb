/** Keyed hashes: signatures, and hashes of values that the server must recognize without storing them. */
import { createHmac } from 'node:crypto';
import { isSameText } from '#shared/sameText.ts';

export type Purpose =
  | 'stamp'
  | 'client'
  | 'content'
  | 'unsubscribe'
  | 'subscriber'
  | 'mailbox'
  | 'acknowledged'
  | 'address'
  | 'proof'
  | 'check'
  | 'file'
  | 'download';

export class Secret {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** HMAC-SHA-256 of `text` as base64url. Different purposes result in unrelated values. */
  sign(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}\0${text}`).digest('base64url');
  }

  /** Compares in constant time. */
  verify(purpose: Purpose, text: string, signature: string): boolean {
    return isSameText(this.sign(purpose, text), signature);
  }
}
