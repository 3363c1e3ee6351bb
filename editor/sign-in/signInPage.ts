/** The sign-in pages. They need no script. All other pages need a session. */
import { html } from 'hono/html';
import type { Content } from '../../server/markup.ts';
import { htmlDocument, SERVICE_NAME } from '../htmlDocument.ts';
import { MIN_LENGTH } from './passwordLength.ts';

export const SIGN_IN_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A sign-in page: the name of the service, a heading and `content`. */
export const signInDocument = (title: string, content: Content, redirectTo?: string): string =>
  htmlDocument({
    title,
    sheet: '/pages/pages.css',
    redirectTo,
    body: html`<main class="sign-in">
      <p class="sign-in-brand"><img src="/admin/logo.svg" alt="" width="32" height="32" />${SERVICE_NAME}</p>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });

/** An error message. Some screen readers do not announce it, because it is in the page from the start: {@link describedBy}. */
export const alert = (fault: string | undefined): Content | string =>
  fault === undefined ? '' : html`<p role="alert" id="fault">${fault}</p>`;

/** For the field that has the focus first: screen readers then read the error message with its label. */
export const describedBy = (fault: string | undefined): Content | string =>
  fault === undefined ? '' : html`aria-describedby="fault"`;

/** The error message for a form that was not sent from a page of `origin`: also if the setting differs from the address of the service. */
export const foreignMessage = (origin: string): string =>
  `This form was sent from another address. Sign in at ${origin}.`;

interface SignInPageOptions {
  /** The address to redirect to after sign-in. */
  next: string;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
  /** Name of the company's sign-on, if there is one. */
  company?: string | undefined;
  /** A user wants to set up an authenticator app and must enter the password, even if signed in. */
  isRenewal?: boolean;
  fault?: string | undefined;
}

/** The page with the form for name and password, and the button of the company's sign-on. */
export const signInPage = ({ next, hasPasswords, company, isRenewal = false, fault }: SignInPageOptions): string =>
  signInDocument(
    'Sign in',
    html`${alert(fault)} ${isRenewal ? html`<p>Sign in again to set up codes from an authenticator app.</p>` : ''}
    ${
      company === undefined || isRenewal
        ? ''
        : html`<a class="sign-in-button" href="/sign-in/company?${new URLSearchParams({ next }).toString()}"
            >Sign in with ${company}</a
          >`
    }
    ${
      hasPasswords
        ? html`<form
            method="post"
            action="/sign-in?${new URLSearchParams({ next, ...(isRenewal && { renew: 'yes' }) }).toString()}"
          >
            <label
              >Name <input name="name" autocomplete="username" maxlength="100" required autofocus ${describedBy(fault)}
            /></label>
            <label
              >Password <input name="password" type="password" autocomplete="current-password" maxlength="500" required
            /></label>
            <button class="sign-in-button">Sign in</button>
          </form>`
        : ''
    }`,
  );

/** The page where the owner of an account replaces the first password. */
export const ownPasswordPage = ({ next, name, fault }: { next: string; name: string; fault?: string }): string =>
  signInDocument(
    'Choose your password',
    html`${alert(fault)}
      <p>Your first password is temporary. Replace it with a new one.</p>
      <form method="post" action="/sign-in/password?${new URLSearchParams({ next }).toString()}">
        <label>Name <input name="name" autocomplete="username" value="${name}" readonly /></label>
        <label
          >First password
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            maxlength="500"
            required
            autofocus
            ${describedBy(fault)}
        /></label>
        <label
          >New password, at least ${MIN_LENGTH} characters
          <input name="own" type="password" autocomplete="new-password" maxlength="500" required
        /></label>
        <button class="sign-in-button">Save and sign in</button>
      </form>`,
  );

/**
 * A page that loads the address `to` automatically. The browser sends our cookies with `SameSite=Strict` with a request from our own page,
 * but not with a redirect from the provider.
 */
export const redirectPage = (title: string, to: string): string =>
  signInDocument(title, html`<p><a class="sign-in-button" href="${to}">Continue</a></p>`, to);
