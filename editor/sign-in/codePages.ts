/** The pages of the second factor. */
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Content } from '../../server/markup.ts';
import { keyAddress } from './codes.ts';
import { alert, describedBy, signInDocument } from './signInPage.ts';

interface Options {
  /** Where to go after sign-in. */
  next: string;
  fault?: string | undefined;
}

const codeForm = ({ next, fault }: Options, button: string): Content =>
  html`<form method="post" action="/sign-in/code?${new URLSearchParams({ next }).toString()}">
    <label
      >Six-digit code
      <input
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="10"
        required
        autofocus
        ${describedBy(fault)}
    /></label>
    <button class="sign-in-button">${button}</button>
  </form>`;

/** The page that asks for the code of the account's app. */
export const codePage = ({ next, fault }: Options): string =>
  signInDocument(
    'Enter your code',
    html`${alert(fault)}
      <p>Open your authenticator app and enter the code that it shows for this website.</p>
      ${codeForm({ next, fault }, 'Sign in')}
      <p>If you have lost the app, ask an administrator to remove the codes from your account.</p>`,
  );

interface SetUpPageOptions extends Options {
  /** Name of the account. */
  name: string;
  /** The new key, in base32. */
  secret: string;
}

/** The page that shows the key of a new app, as a QR code and as text, and asks for its first code. */
export const setUpPage = ({ next, fault, name, secret }: SetUpPageOptions): string => {
  const address = keyAddress(secret, name);
  return signInDocument(
    'Set up sign-in codes',
    html`${alert(fault)}
      <p>From now on you sign in with your password and a code from an authenticator app.</p>
      <ol class="sign-in-steps">
        <li>Install an authenticator app on your phone if you have none. Many password managers include one.</li>
        <li>
          Scan this QR code with the app, or <a class="link" href="${address}">open the app on this device</a>, or type
          the key.
          <div class="sign-in-picture" role="img" aria-label="QR code of the key">
            ${raw(renderSVG(address, { border: 2 }))}
          </div>
          <code>${secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </li>
        <li>Enter the code that the app shows now.</li>
      </ol>
      ${codeForm({ next, fault }, 'Save and sign in')}`,
  );
};
