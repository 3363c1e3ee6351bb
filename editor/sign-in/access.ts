/** The session of a request, and the check of its roles, for the pages and APIs of the service. */
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSameOrigin } from '../../server/middleware/sameOrigin.ts';
import type { Audit } from '../audit.ts';
import type { Account, Accounts } from './accounts.ts';
import { hasRole, type Role } from './roles.ts';
import type { Sessions } from './sessions.ts';

/** The variables that {@link Access.only} sets for later handlers. */
export interface SignedIn {
  Variables: { account: Account };
}

interface AccessOptions {
  origin: string;
  accounts: Accounts;
  sessions: Sessions;
  /** Records each refusal. */
  audit?: Audit | undefined;
}

const NOT_SIGNED_IN = 'You are no longer signed in. Sign in again.';
const NOT_ALLOWED = 'Your account does not have permission for this. Ask an administrator for the role.';
const SAFE = new Set(['GET', 'HEAD']);

/** The session of a browser, in a cookie with `HttpOnly` and `SameSite=Strict`. */
export class Access {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** The session key of the request; undefined if its session is missing or has ended. */
  keyOf(context: Context): string | undefined {
    const key = getCookie(context, this.#cookie);
    return key !== undefined && this.#options.sessions.nameOf(key) !== undefined ? key : undefined;
  }

  /** The account that is signed in, with its current data. */
  accountOf(context: Context): Account | undefined {
    return this.accountGetter(context)();
  }

  /** A function that returns the account at a later time, while the session is open. It keeps no data of the request in memory. */
  accountGetter(context: Context): () => Account | undefined {
    const { accounts, sessions } = this.#options;
    const nameOf = sessions.nameGetter(getCookie(context, this.#cookie) ?? '');
    return () => {
      const name = nameOf();
      return name === undefined ? undefined : accounts.find(name);
    };
  }

  /** Ends the previous session and starts one for `account`. `idToken` is the ID token of the company's provider. */
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

  /** Ends all other sessions of the same account. */
  signOutOthers(context: Context): void {
    const key = this.keyOf(context);
    if (key !== undefined) this.#options.sessions.closeOthers(key);
  }

  /** For pages and their files: redirects a request without a session as {@link toSignIn} does. */
  readonly orSignIn: MiddlewareHandler = async (context, next) => {
    return this.accountOf(context) ? next() : this.toSignIn(context);
  };

  /** Redirects to the sign-in page, which redirects back after sign-in. */
  toSignIn(context: Context): Response {
    const { pathname, search } = new URL(context.req.url);
    context.header('Cache-Control', 'no-store');
    return context.redirect(`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`);
  }

  /** Refuses requests without a session (401), without one of the roles (403), or from another site (403). Responses are not cached. */
  only(...roles: Role[]): MiddlewareHandler<SignedIn> {
    return async (context, next) => {
      context.header('Cache-Control', 'no-store');
      const account = this.accountOf(context);
      if (!account) return context.json({ message: NOT_SIGNED_IN }, 401);
      const { method, path } = context.req;
      const refuse = (reason: string): Response => {
        const what = `${method} ${path.slice(0, 200)}: ${reason}`;
        this.#options.audit?.({ who: account.name, did: 'refused', what });
        return context.json({ message: NOT_ALLOWED }, 403);
      };
      if (!hasRole(account.roles, roles)) return refuse('role');
      if (!SAFE.has(method) && !this.isOwn(context)) return refuse('another site');
      context.set('account', account);
      await next();
      return undefined;
    };
  }

  /** The id of the request's session, as in `Sessions.list`. */
  sessionIdOf(context: Context): string | undefined {
    const key = this.keyOf(context);
    return key === undefined ? undefined : this.#options.sessions.idOf(key);
  }

  /** True if a page of this service has sent the request. */
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
