/** Who is signed in. In memory: a restart signs everybody out. */
import { timingSafeEqual } from 'node:crypto';
import { digest, newKey } from './keys.ts';

const MINUTE = 60_000;
/** From sign-in to the program's request for its token. */
const CODE_MS = MINUTE;
/** A working day. */
export const SESSION_MS = 12 * 60 * MINUTE;
/** Without a request. Long, since nothing is sent while somebody writes. */
export const IDLE_MS = 2 * 60 * MINUTE;

interface Session {
  /** Name of the account. */
  name: string;
  /** In milliseconds, as the next. */
  since: number;
  lastAt: number;
  /** The token that the company's provider gave for it: it is asked back at sign-out. */
  idToken: string | undefined;
}

/** A session as its owner and administrators see it. */
export interface OpenSession {
  /** Names it, and opens nothing. */
  id: string;
  /** Milliseconds since 1970, as the next. */
  since: number;
  /** Of its last request. */
  lastAt: number;
}

interface Code {
  /** Digest of the session's key. */
  session: string;
  /** SHA-256 of the browser's secret, as PKCE prescribes. */
  challenge: string;
  until: number;
}

/** Of a digest: enough to tell sessions apart. */
const idOf = (key: string): string => key.slice(0, 12);

/**
 * Sessions of browsers, and the tokens that Sveltia gets for one. Keys and tokens are kept as digests: who reads the memory of the process
 * finds none that works.
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
   * @param changedAt when password or roles of an account last changed, by the same clock: sessions of before are over
   */
  constructor(now: () => number = Date.now, changedAt: (name: string) => number = () => 0) {
    this.#now = now;
    this.#changedAt = changedAt;
  }

  /** Begins a session of the account `name`; the key of it, for a cookie. */
  open(name: string, idToken?: string): string {
    const key = newKey();
    const now = this.#now();
    this.#sessions.set(digest(key), { name, since: now, lastAt: now, idToken });
    return key;
  }

  /** The open sessions of an account, the last one used first. */
  list(name: string): OpenSession[] {
    this.#forget();
    return [...this.#sessions]
      .filter(([, session]) => session.name === name && session.since >= this.#changedAt(name))
      .map(([key, { since, lastAt }]) => ({ id: idOf(key), since, lastAt }))
      .sort((a, b) => b.lastAt - a.lastAt);
  }

  /** How {@link list} names the session with this key. */
  idOf(key: string): string {
    return idOf(digest(key));
  }

  /** What the company's provider gave for the session, by its key. */
  idTokenOf(key: string): string | undefined {
    return this.#sessions.get(digest(key))?.idToken;
  }

  /** Whose session it is, by its key. */
  nameOf(key: string): string | undefined {
    return this.#use(digest(key));
  }

  /** Whose session it is, by a token of it. */
  nameOfToken(token: string): string | undefined {
    const session = this.#tokens.get(digest(token));
    return session === undefined ? undefined : this.#use(session);
  }

  /** Ends a session, with its tokens. */
  close(key: string): void {
    this.#sessions.delete(digest(key));
    this.#forget();
  }

  /** Ends all sessions of an account. */
  closeAll(name: string): void {
    for (const [key, session] of this.#sessions) if (session.name === name) this.#sessions.delete(key);
    this.#forget();
  }

  /** Ends all sessions of the same account but the one with this key. */
  closeOthers(key: string): void {
    const own = digest(key);
    const name = this.#sessions.get(own)?.name;
    for (const [other, session] of this.#sessions)
      if (session.name === name && other !== own) this.#sessions.delete(other);
    this.#forget();
  }

  /** A code that becomes a token of the session once, within a minute, for whoever knows what `challenge` is the digest of. */
  code(key: string, challenge: string): string {
    this.#forget();
    const code = newKey();
    this.#codes.set(code, { session: digest(key), challenge, until: this.#now() + CODE_MS });
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
    const token = newKey();
    this.#tokens.set(digest(token), held.session);
    return token;
  }

  #use(key: string): string | undefined {
    this.#forget();
    const session = this.#sessions.get(key);
    if (!session) return undefined;
    if (session.since < this.#changedAt(session.name)) {
      this.#sessions.delete(key);
      return undefined;
    }
    session.lastAt = this.#now();
    return session.name;
  }

  #forget(): void {
    const now = this.#now();
    for (const [key, { since, lastAt }] of this.#sessions)
      if (since + SESSION_MS <= now || lastAt + IDLE_MS <= now) this.#sessions.delete(key);
    for (const [token, session] of this.#tokens) if (!this.#sessions.has(session)) this.#tokens.delete(token);
    for (const [code, { session, until }] of this.#codes)
      if (until <= now || !this.#sessions.has(session)) this.#codes.delete(code);
  }
}
