/** Who is signed in. In memory: a restart signs everybody out. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './accounts.ts';

const MINUTE = 60_000;
/** From sign-in to the browser's request for its token. */
const CODE_MS = MINUTE;
/** A working day. */
const TOKEN_MS = 12 * 60 * MINUTE;

interface Held {
  account: Account;
  until: number;
}

interface Code extends Held {
  /** SHA-256 of the browser's secret, as PKCE prescribes. */
  challenge: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

export class Sessions {
  readonly #codes = new Map<string, Code>();
  /** By their digest: who reads the memory of the process finds no token. */
  readonly #tokens = new Map<string, Held>();
  readonly #now: () => number;

  /** @param now milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A code that becomes a token once, within a minute, for whoever knows what `challenge` is the digest of. */
  begin(account: Account, challenge: string): string {
    this.#forget();
    const code = secret();
    this.#codes.set(code, { account, challenge, until: this.#now() + CODE_MS });
    return code;
  }

  /** The token for a code; undefined for a code that is unknown, used or too old, and for the wrong secret. */
  redeem(code: string, verifier: string): string | undefined {
    this.#forget();
    const held = this.#codes.get(code);
    this.#codes.delete(code);
    const given = Buffer.from(digest(verifier));
    const wanted = Buffer.from(held?.challenge ?? '');
    if (!held || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    const token = secret();
    this.#tokens.set(digest(token), { account: held.account, until: this.#now() + TOKEN_MS });
    return token;
  }

  /** Whose token it is. */
  accountOf(token: string): Account | undefined {
    this.#forget();
    return this.#tokens.get(digest(token))?.account;
  }

  #forget(): void {
    for (const held of [this.#codes, this.#tokens]) {
      for (const [key, { until }] of held) if (until <= this.#now()) held.delete(key);
    }
  }
}
