/**
 * Shows the message of the service when it refuses a change in the asset library or in a list, or a deletion. Sveltia shows this message
 * only when a form is saved; elsewhere it shows a general error or nothing.
 */
import { refuseOlderTab, savedFiles, type SentFile } from './otherTabs.ts';

const FORM = /^#\/collections\/[^/]+\/(?:entries\/|new)/;

/** True if Sveltia shows the message itself: it does when a form is saved. */
const isShownBySveltia = (files: readonly SentFile[]): boolean =>
  FORM.test(location.hash) && files.some(({ operation }) => operation !== 'delete');

function showMessage(message: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Error';
  const text = document.createElement('p');
  text.textContent = message;
  text.id = 'refusal-message';
  dialog.setAttribute('aria-describedby', text.id);
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.textContent = 'Close';
  form.append(close);
  dialog.append(text, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const send = refuseOlderTab(globalThis.fetch, new BroadcastChannel('editor'));

globalThis.fetch = async (address, init) => {
  const response = await send(address, init);
  const files = response.ok ? undefined : savedFiles(address, init);
  if (files && !isShownBySveltia(files)) {
    // The response of a proxy may not be JSON.
    const body = (await response
      .clone()
      .json()
      .catch(() => undefined)) as { message: string } | undefined;
    showMessage(
      body?.message ??
        `The service responded with the status ${response.status}. Reload the page and check whether your change was saved.`,
    );
  }
  return response;
};
