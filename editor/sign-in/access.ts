/** Who asks, and whether he may: for the pages and interfaces of the service. */
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSameOrigin } from '../../server/middleware/sameOrigin.ts';
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

  /** Begins a session of `account`. */
  signIn(context: Context, { name }: Account): void {
    setCookie(context, this.#cookie, this.#options.sessions.open(name), {
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

  /** Refuses whoever is not signed in (401), has none of the roles (403), or comes from another site (403). Answers are never kept. */
  only(...roles: Role[]): MiddlewareHandler<SignedIn> {
    return async (context, next) => {
      context.header('Cache-Control', 'no-store');
      const account = this.accountOf(context);
      if (!account) return context.json({ message: TOO_LATE }, 401);
      if (!hasRole(account.roles, roles)) return context.json({ message: NOT_ALLOWED }, 403);
      if (!SAFE.has(context.req.method) && !this.isOwn(context)) return context.json({ message: NOT_ALLOWED }, 403);
      context.set('account', account);
      await next();
      return undefined;
    };
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
