/** Sign-ins whose password was right and whose second factor is not known yet. In memory, as sessions are. */
import { digest, newKey } from './keys.ts';

/** Time to find the telephone, and to install an app. */
export const PENDING_MS = 10 * 60_000;

export interface PendingSignIn {
  /** Name of the account. */
  name: string;
  /** The key of an app that is being set up; undefined while the code of the app in use is asked for. */
  secret?: string | undefined;
  /** A new app is to be set up, also when there is one already. */
  isRenewal: boolean;
}

/** Pending sign-ins by a key, which a cookie of the browser holds. They open nothing but the next step. */
export class PendingSignIns {
  readonly #pending = new Map<string, PendingSignIn & { since: number }>();
  readonly #now: () => number;
  readonly #changedAt: (name: string) => number;

  /**
   * @param now milliseconds since 1970
   * @param changedAt when an account last changed, by the same clock: a sign-in that began before is void
   */
  constructor(now: () => number, changedAt: (name: string) => number) {
    this.#now = now;
    this.#changedAt = changedAt;
  }

  /** Keeps a sign-in for ten minutes; the key of it. */
  open(pending: PendingSignIn): string {
    this.#forget();
    const key = newKey();
    this.#pending.set(digest(key), { ...pending, since: this.#now() });
    return key;
  }

  find(key: string): PendingSignIn | undefined {
    this.#forget();
    return this.#pending.get(digest(key));
  }

  close(key: string): void {
    this.#pending.delete(digest(key));
  }

  #forget(): void {
    for (const [key, { name, since }] of this.#pending)
      if (since + PENDING_MS <= this.#now() || since < this.#changedAt(name)) this.#pending.delete(key);
  }
}
