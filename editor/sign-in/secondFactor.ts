/** The step after a correct password: the code of an authenticator app, or setting up such an app. */
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { westernDigits } from '../../shared/westernDigits.ts';
import type { Audit } from '../audit.ts';
import type { Access } from './access.ts';
import type { Account, Accounts } from './accounts.ts';
import { tooOften, type Attempts } from './attempts.ts';
import { newSecret } from './codes.ts';
import { codePage, setUpPage } from './codePages.ts';
import { PENDING_MS, PendingSignIns, type PendingSignIn } from './pending.ts';
import { foreignMessage } from './signInPage.ts';

interface SecondFactorOptions {
  origin: string;
  accounts: Accounts;
  access: Access;
  attempts: Attempts;
  audit: Audit;
  /** Every account with a password needs a second factor. */
  isRequired: boolean;
  /** The address to redirect to after sign-in. */
  nextOf: (context: Context) => string;
  /** True if the user wants to set up an app, even if there already is one. */
  wantsRenewal: (context: Context) => boolean;
  /** Starts the session. */
  finish: (context: Context, account: Account, how: string) => Response;
  /** Responds with the first page of the sign-in. */
  restart: (context: Context, fault: string) => Response | Promise<Response>;
}

interface SecondFactor {
  /** The response with the page of the second step; undefined if `account` needs only a password. */
  ask: (context: Context, account: Account) => Response | Promise<Response> | undefined;
  /** `/sign-in/code`. */
  app: Hono;
}

const form = z.object({
  code: z
    .string()
    .transform((code) => westernDigits(code.replaceAll(/\s/g, '')))
    .pipe(z.string().regex(/^\d{6}$/)),
});

const WRONG = 'This code is wrong or expired. A code is valid for 30 seconds and only once: wait for the next one.';
const FORMAT = 'Enter the six digits that the app shows.';

/** The step between a correct password and the session. */
export function secondFactor(options: SecondFactorOptions): SecondFactor {
  const { origin, accounts, access, attempts, audit, isRequired, nextOf, wantsRenewal, finish, restart } = options;
  const pending = new PendingSignIns(accounts.now, (name) => accounts.changedAt(name));
  const secure = origin.startsWith('https:');
  const cookie = secure ? '__Host-editor-pending' : 'editor-pending';

  function show(
    context: Context,
    { name, secret }: PendingSignIn,
    refusal?: { fault: string; status: 403 | 422 | 429 },
  ): Response | Promise<Response> {
    const fault = refusal?.fault;
    const next = nextOf(context);
    const text = secret === undefined ? codePage({ next, fault }) : setUpPage({ next, fault, name, secret });
    return context.html(text, refusal?.status ?? 200);
  }

  function open(context: Context, step: PendingSignIn): Response | Promise<Response> {
    setCookie(context, cookie, pending.open(step), {
      httpOnly: true,
      maxAge: PENDING_MS / 1000,
      path: '/',
      sameSite: 'Strict',
      secure,
    });
    return show(context, step);
  }

  const app = new Hono();
  app.post('/sign-in/code', async (context) => {
    if (!access.isOwn(context)) return restart(context, foreignMessage(origin));
    const key = getCookie(context, cookie) ?? '';
    const step = pending.find(key);
    const account = step && accounts.find(step.name);
    if (!account) return restart(context, 'This sign-in has expired. Sign in again.');
    const { name, secret } = step;
    const refuse = (what: string, fault: string, status: 403 | 429): Response | Promise<Response> => {
      if (attempts.isLogged(context))
        audit({ who: name, did: 'sign-in refused', what, from: attempts.addressOf(context) });
      return show(context, step, { fault, status });
    };
    const body = form.safeParse(await context.req.parseBody().catch(() => undefined));
    if (!body.success) return show(context, step, { fault: FORMAT, status: 422 });
    const wait = attempts.take(context, name);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return refuse('too many attempts', tooOften(wait), 429);
    }
    const { code } = body.data;
    const isCorrect = secret === undefined ? accounts.verifyCode(name, code) : accounts.setFactor(name, secret, code);
    if (!isCorrect) return refuse('wrong code', WRONG, 403);
    pending.close(key);
    if (secret === undefined && step.isRenewal) return open(context, { ...step, secret: newSecret() });
    deleteCookie(context, cookie, { path: '/', secure });
    if (secret !== undefined) audit({ who: name, did: 'set up sign-in codes' });
    return finish(context, account, 'password and code');
  });

  return {
    app,
    ask(context, { name, hasFactor }) {
      const isRenewal = wantsRenewal(context);
      if (!hasFactor && !isRequired && !isRenewal) return undefined;
      return open(context, { name, isRenewal, secret: hasFactor ? undefined : newSecret() });
    },
  };
}
