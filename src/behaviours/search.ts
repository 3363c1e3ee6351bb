/** Opens the site search: by its buttons, by `/`, and by Ctrl+K or ⌘K. Where the page has a search of its own, all but `/` lead into its field. */
import { opensElsewhere, whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const SLASH = 'search-slash';

/** Wires every `[data-search-open]`, which is a plain link to the search page until then. */
export function keepSearch(): void {
  const own = document.querySelector<HTMLInputElement>('[data-search-field]:not(dialog *)');
  const hasDialog = own === null;
  const open = () => {
    if (own) look(own);
    else void openDialog();
  };
  keepButtons(open, hasDialog);
  document.addEventListener('keydown', (event) => {
    if (!isCombination(event) && !(hasDialog && isSlash(event))) return;
    if (isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
  if (own) lookUpAddress(own);
}

interface Dialog {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  slash: HTMLInputElement;
}

let dialog: Promise<Dialog> | undefined;

/** The dialog, which only this script opens: the build takes it out of the pages and names its file on the body (tools/publish/search.ts). Rejects when it does not come; the next call asks again. */
function bringDialog(): Promise<Dialog> {
  dialog ??= readDialog().catch((error: unknown) => {
    dialog = undefined;
    throw error;
  });
  return dialog;
}

async function readDialog(): Promise<Dialog> {
  const { search } = document.body.dataset;
  if (search) {
    const answer = await fetch(search);
    if (!answer.ok) throw new Error(`${search}: ${answer.status}`);
    const part = document.createElement('template');
    part.innerHTML = await answer.text();
    // The policy of the page knows the styles of the page alone.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(part.content.querySelector('style')?.textContent ?? '');
    document.adoptedStyleSheets.push(sheet);
    part.content.querySelector('style')?.remove();
    document.body.append(part.content);
  }
  const found = document.querySelector<HTMLDialogElement>('dialog#search');
  const field = found?.querySelector<HTMLInputElement>('[data-search-field]');
  const slash = found?.querySelector<HTMLInputElement>('[data-search-slash]');
  if (!found || !field || !slash) throw new Error('a page without its search');
  const parts = { dialog: found, field, slash };
  keepDialog(parts);
  return parts;
}

async function openDialog(): Promise<void> {
  const typed = keepTyped();
  const parts = await bringDialog().catch(leaveForPage);
  const early = typed.end();
  if (!parts) return;
  const { dialog, field, slash } = parts;
  if (!dialog.open) dialog.showModal();
  // Asked anew each time: a page that comes back, or was drawn ahead, may have missed a choice.
  slash.checked = isSlashOn();
  look(field);
  if (early === '') return;
  field.value = early;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is typed for a field that is not there yet. */
function keepTyped(): { end: () => string } {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Keys without a sign have names.
    if (!/^.$/u.test(key) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    text += key;
  };
  addEventListener('keydown', keep, { capture: true });
  return {
    end: () => {
      removeEventListener('keydown', keep, { capture: true });
      return text;
    },
  };
}

function look(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The search page does what the dialog would have done. */
function leaveForPage(): void {
  const page = document.querySelector<HTMLAnchorElement>('[data-search-open]');
  if (page) location.assign(page.href);
}

/** Script makes the links buttons. A press that asks for a new tab is left to the browser. */
function keepButtons(open: () => void, hasDialog: boolean): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    opener.role = 'button';
    if (hasDialog) opener.ariaHasPopup = 'dialog';
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
  }
  // On the document, so that the menu has closed and given its focus back before the dialog takes it.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-search-open]');
    if (!opener || opensElsewhere(event)) return;
    event.preventDefault();
    if (!opener.closest('dialog')) opener.focus();
    open();
  });
}

/** A press below the dialog, a link in it and leaving the page close it; the switch of the `/` key is remembered. */
function keepDialog({ dialog, slash }: Dialog): void {
  const close = () => dialog.close();
  // Its own scrollbar belongs to the dialog too, and lies in its box.
  let isBelow = false;
  dialog.addEventListener('pointerdown', ({ target, clientY }) => {
    isBelow = target === dialog && clientY > dialog.getBoundingClientRect().bottom;
  });
  // When the press is over: a tap would go on to what the dialog covered.
  dialog.addEventListener('click', ({ target }) => {
    if (isBelow && target === dialog) close();
  });
  whenFollowed(dialog, close);
  // A page that comes back is not covered.
  whenLeaving(close);
  slash.addEventListener('change', () => {
    try {
      if (slash.checked) localStorage.removeItem(SLASH);
      else localStorage.setItem(SLASH, 'off');
    } catch {
      // Storage may be refused; the key then stays on.
    }
  });
}

/** `/search?q=…` looks up at once: the event wakes the island as a key would, without taking the focus. */
function lookUpAddress(field: HTMLInputElement): void {
  const text = new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength);
  if (!text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isCombination(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && isK(event);
}

/** A key alone is a shortcut only where it can be switched off (WCAG 2.2, 2.1.4). */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && isSlashOn();

/** The letter K, or its place on a layout without Latin letters. Elsewhere the place may be another shortcut: on Colemak it is E. */
const isK = ({ key, code }: KeyboardEvent) => (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH) !== 'off';
  } catch {
    return true;
  }
}
