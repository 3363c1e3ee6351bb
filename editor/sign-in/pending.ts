/** Sign-ins with a correct password that still need the second factor. In memory, like sessions. */
import { MINUTE } from '../../server/time.ts';
import { digest, newKey } from './keys.ts';

/** Long enough to install an authenticator app. */
export const PENDING_MS = 10 * MINUTE;

export interface PendingSignIn {
  /** Name of the account. */
  name: string;
  /** The key of an app that is being set up; undefined while the user must enter a code of the existing app. */
  secret?: string | undefined;
  /** The user wants to set up a new app, even if there already is one. */
  isRenewal: boolean;
}

/** Pending sign-ins by a key, which is in a cookie of the browser. The key gives access only to the next step. */
export class PendingSignIns {
  readonly #pending = new Map<string, PendingSignIn & { since: number; changedAt: number }>();
  readonly #now: () => number;
  readonly #changedAt: (name: string) => number;

  /**
   * @param now milliseconds since 1970
   * @param changedAt when an account last changed: a sign-in that began before is invalid
   */
  constructor(now: () => number, changedAt: (name: string) => number) {
    this.#now = now;
    this.#changedAt = changedAt;
  }

  /** Stores a sign-in for ten minutes. Returns its key. */
  open(pending: PendingSignIn): string {
    this.#removeExpired();
    const key = newKey();
    this.#pending.set(digest(key), { ...pending, since: this.#now(), changedAt: this.#changedAt(pending.name) });
    return key;
  }

  find(key: string): PendingSignIn | undefined {
    this.#removeExpired();
    return this.#pending.get(digest(key));
  }

  close(key: string): void {
    this.#pending.delete(digest(key));
  }

  #removeExpired(): void {
    for (const [key, { name, since, changedAt }] of this.#pending)
      if (since + PENDING_MS <= this.#now() || changedAt !== this.#changedAt(name)) this.#pending.delete(key);
  }
}
