/**
 * Shows the message of the service when it refuses a change in the asset library or in a list, or a deletion. Sveltia shows this message
 * only when a form is saved; elsewhere it shows a general error or nothing.
 */

interface Sent {
  files: readonly { operation: string }[];
}

const FORM = /^#\/collections\/[^/]+\/(?:entries\/|new)/;

/** Whether Sveltia shows the message itself: it does when a form is saved. */
const isShownBySveltia = (body: string): boolean =>
  FORM.test(location.hash) && (JSON.parse(body) as Sent).files.some(({ operation }) => operation !== 'delete');

function showMessage(message: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Not done';
  const text = document.createElement('p');
  text.textContent = message;
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

const send = globalThis.fetch;

globalThis.fetch = async (address, init) => {
  const answer = await send(address, init);
  const isSave = typeof address === 'string' && address.endsWith('/contents') && typeof init?.body === 'string';
  if (!answer.ok && isSave && !isShownBySveltia(init.body as string)) {
    // A proxy may answer without one.
    const body = (await answer
      .clone()
      .json()
      .catch(() => undefined)) as { message: string } | undefined;
    if (body) showMessage(body.message);
  }
  return answer;
};

export {};
