/** Sessions of signed-in users. In memory: a restart ends them all. */
import { HOUR, MINUTE } from '../../server/time.ts';
import { isSameText } from '../../shared/sameText.ts';
import { digest, newKey } from './keys.ts';

/** Lifetime of a code: until Sveltia requests its token. */
const CODE_MS = MINUTE;
/** Maximum length of a session: a working day. */
export const SESSION_MS = 12 * HOUR;
/**
 * Maximum time without a request. Long, since our pages send nothing while a user writes. Sveltia asks for changes every minute while its
 * tab is visible.
 */
export const IDLE_MS = 2 * HOUR;

interface Session {
  /** Name of the account. */
  name: string;
  /** Milliseconds since 1970, like `lastAt`. */
  since: number;
  lastAt: number;
  /** The ID token of the company's provider, which is needed at sign-out. */
  idToken: string | undefined;
  /** When the account had last changed at the start of the session. Not compared with `since`: the clock may have been set back. */
  changedAt: number;
}

/** A session as its owner and administrators see it. */
export interface OpenSession {
  /** Identifies the session, without giving access to it. */
  id: string;
  /** Milliseconds since 1970, like `lastAt`. */
  since: number;
  /** Time of its last request. */
  lastAt: number;
}

interface Code {
  /** Digest of the session's key. */
  session: string;
  /** SHA-256 of the browser's secret, as PKCE prescribes. */
  challenge: string;
  until: number;
}

/** The first characters of a digest, which are enough to distinguish sessions. */
const idOf = (key: string): string => key.slice(0, 12);

/**
 * Sessions of browsers, and the tokens of Sveltia for a session. Only digests of keys and tokens are stored, so that the memory of the
 * process contains no usable one.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  /** From a token to its session. */
  readonly #tokens = new Map<string, string>();
  readonly #codes = new Map<string, Code>();
  readonly #now: () => number;
  readonly #changedAt: (name: string) => number;

  /**
   * @param now milliseconds since 1970
   * @param changedAt when an account last changed: a session that began before is invalid
   */
  constructor(now: () => number = Date.now, changedAt: (name: string) => number = () => 0) {
    this.#now = now;
    this.#changedAt = changedAt;
  }

  /** Starts a session of the account `name`. Returns its key, for a cookie. */
  open(name: string, idToken?: string): string {
    const key = newKey();
    const now = this.#now();
    this.#sessions.set(digest(key), { name, since: now, lastAt: now, idToken, changedAt: this.#changedAt(name) });
    return key;
  }

  /** The open sessions of an account, the most recently used first. */
  list(name: string): OpenSession[] {
    this.#removeExpired();
    return [...this.#sessions]
      .filter(([, session]) => session.name === name && session.changedAt === this.#changedAt(name))
      .map(([key, { since, lastAt }]) => ({ id: idOf(key), since, lastAt }))
      .sort((a, b) => b.lastAt - a.lastAt);
  }

  /** The id that {@link list} returns for the session with this key. */
  idOf(key: string): string {
    return idOf(digest(key));
  }

  /** The ID token of the company's provider for the session with this key. */
  idTokenOf(key: string): string | undefined {
    return this.#sessions.get(digest(key))?.idToken;
  }

  /** The account name of the session with this key. Counts as a request of the session. */
  nameOf(key: string): string | undefined {
    return this.nameGetter(key)();
  }

  /** A function like {@link nameOf} for later calls. It keeps only the digest of the key. */
  nameGetter(key: string): () => string | undefined {
    const session = digest(key);
    return () => this.#use(session);
  }

  /** The account name of the session with this token. Counts as a request of the session. */
  nameOfToken(token: string): string | undefined {
    const session = this.#tokens.get(digest(token));
    return session === undefined ? undefined : this.#use(session);
  }

  /** Ends a session and its tokens. */
  close(key: string): void {
    this.#sessions.delete(digest(key));
    this.#removeExpired();
  }

  /** Ends all sessions of an account. */
  closeAll(name: string): void {
    for (const [key, session] of this.#sessions) if (session.name === name) this.#sessions.delete(key);
    this.#removeExpired();
  }

  /** Ends all other sessions of the account whose session has this key. */
  closeOthers(key: string): void {
    const own = digest(key);
    const name = this.#sessions.get(own)?.name;
    for (const [other, session] of this.#sessions)
      if (session.name === name && other !== own) this.#sessions.delete(other);
    this.#removeExpired();
  }

  /** A code that can be exchanged for a token once, within a minute, with the text whose digest is `challenge`. */
  code(key: string, challenge: string): string {
    this.#removeExpired();
    const code = newKey();
    this.#codes.set(code, { session: digest(key), challenge, until: this.#now() + CODE_MS });
    return code;
  }

  /** The token for a code; undefined if the code is unknown, used or expired, or the verifier is wrong. */
  redeem(code: string, verifier: string): string | undefined {
    this.#removeExpired();
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    if (!issued || !isSameText(digest(verifier), issued.challenge)) return undefined;
    const token = newKey();
    this.#tokens.set(digest(token), issued.session);
    return token;
  }

  #use(key: string): string | undefined {
    this.#removeExpired();
    const session = this.#sessions.get(key);
    if (!session) return undefined;
    if (session.changedAt !== this.#changedAt(session.name)) {
      this.#sessions.delete(key);
      return undefined;
    }
    session.lastAt = this.#now();
    return session.name;
  }

  #removeExpired(): void {
    const now = this.#now();
    for (const [key, { since, lastAt }] of this.#sessions)
      if (since + SESSION_MS <= now || lastAt + IDLE_MS <= now) this.#sessions.delete(key);
    for (const [token, session] of this.#tokens) if (!this.#sessions.has(session)) this.#tokens.delete(token);
    for (const [code, { session, until }] of this.#codes)
      if (until <= now || !this.#sessions.has(session)) this.#codes.delete(code);
  }
}
