/**
 * Shows why the service refuses what is done in the library of pictures or in a list, and why it does not delete. Sveltia shows the words of
 * the service for a form alone; elsewhere it says that something failed, or nothing.
 */

interface Sent {
  files: readonly { operation: string }[];
}

const FORM = /^#\/collections\/[^/]+\/(?:entries\/|new)/;

/** Whether Sveltia shows the words of a refusal itself: it does when a form is saved. */
const isTold = (body: string): boolean =>
  FORM.test(location.hash) && (JSON.parse(body) as Sent).files.some(({ operation }) => operation !== 'delete');

function tell(words: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Not done';
  const text = document.createElement('p');
  text.textContent = words;
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
  if (!answer.ok && isSave && !isTold(init.body as string)) {
    const { message } = (await answer.clone().json()) as { message: string };
    tell(message);
  }
  return answer;
};

export {};
