/** Who asks, and whether he may: for the pages and interfaces of the service. */
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSameOrigin } from '../../server/middleware/sameOrigin.ts';
import type { Audit } from '../audit.ts';
import type { Account, Accounts } from './accounts.ts';
import { hasRole, type Role } from './roles.ts';
import type { Sessions } from './sessions.ts';

/** What a handler behind {@link Access.only} finds in `context.var`. */
export interface SignedIn {
  Variables: { account: Account };
}

export interface AccessOptions {
  origin: string;
  accounts: Accounts;
  sessions: Sessions;
  /** Notes each refusal. */
  audit?: Audit | undefined;
}

const TOO_LATE = 'You are not signed in any more. Sign in again.';
const NOT_ALLOWED = 'Your account may not do this. Ask an administrator for the role.';
const SAFE = new Set(['GET', 'HEAD']);

/** The session of a browser, in a cookie that no script reads and no other site sends. */
export class Access {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** Key of the session that the request belongs to. */
  keyOf(context: Context): string | undefined {
    const key = getCookie(context, this.#cookie);
    return key !== undefined && this.#options.sessions.nameOf(key) !== undefined ? key : undefined;
  }

  /** The account that is signed in, as it is now. */
  accountOf(context: Context): Account | undefined {
    const key = getCookie(context, this.#cookie);
    const name = key === undefined ? undefined : this.#options.sessions.nameOf(key);
    return name === undefined ? undefined : this.#options.accounts.find(name);
  }

  /** Begins a session of `account`, with the token that the company's provider gave for it. The session of before ends. */
  signIn(context: Context, { name }: Account, idToken?: string): void {
    this.signOut(context);
    setCookie(context, this.#cookie, this.#options.sessions.open(name, idToken), {
      httpOnly: true,
      path: '/',
      sameSite: 'Strict',
      secure: this.#isHttps,
    });
  }

  /** Ends the session of the request. */
  signOut(context: Context): void {
    const key = getCookie(context, this.#cookie);
    if (key !== undefined) this.#options.sessions.close(key);
    deleteCookie(context, this.#cookie, { path: '/', secure: this.#isHttps });
  }

  /** Ends all sessions of the same account but this one. */
  signOutOthers(context: Context): void {
    const key = this.keyOf(context);
    if (key !== undefined) this.#options.sessions.closeOthers(key);
  }

  /** For pages and their files: sends whoever is not signed in to sign in, and back to the same page. */
  readonly orSignIn: MiddlewareHandler = async (context, next) => {
    if (this.accountOf(context)) return next();
    const { pathname, search } = new URL(context.req.url);
    context.header('Cache-Control', 'no-store');
    return context.redirect(`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`);
  };

  /** Refuses whoever is not signed in (401), has none of the roles (403), or comes from another site (403). Answers are never kept. */
  only(...roles: Role[]): MiddlewareHandler<SignedIn> {
    return async (context, next) => {
      context.header('Cache-Control', 'no-store');
      const account = this.accountOf(context);
      if (!account) return context.json({ message: TOO_LATE }, 401);
      const { method, path } = context.req;
      const refuse = (why: string): Response => {
        this.#options.audit?.({ who: account.name, did: 'refused', what: `${method} ${path.slice(0, 200)}: ${why}` });
        return context.json({ message: NOT_ALLOWED }, 403);
      };
      if (!hasRole(account.roles, roles)) return refuse('role');
      if (!SAFE.has(method) && !this.isOwn(context)) return refuse('another site');
      context.set('account', account);
      await next();
      return undefined;
    };
  }

  /** Names the session of the request, as `Sessions.list` does. */
  sessionIdOf(context: Context): string | undefined {
    const key = this.keyOf(context);
    return key === undefined ? undefined : this.#options.sessions.idOf(key);
  }

  /** True when a page of this service sends the request. */
  isOwn(context: Context): boolean {
    return isSameOrigin((name) => context.req.header(name), new Set([this.#options.origin]));
  }

  get #isHttps(): boolean {
    return this.#options.origin.startsWith('https:');
  }

  get #cookie(): string {
    return this.#isHttps ? '__Host-editor' : 'editor';
  }
}
