/**
 * Opens the site search: by its buttons, by `/`, and by Ctrl+K or ⌘K. On a page with its own search, all of these except `/` focus its
 * field.
 */
import { opensElsewhere, whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const SLASH = 'search-slash';

/** Connects every `[data-search-open]`, which is a plain link to the search page until then. */
export function initSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#search');
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (!field) return;
  const slash = dialog?.querySelector<HTMLInputElement>('[data-search-slash]');
  const open = () => {
    if (dialog && !dialog.open) dialog.showModal();
    // Read each time: a prerendered page or one from the back/forward cache may have an old value.
    if (slash) slash.checked = isSlashOn();
    field.focus();
    field.select();
  };
  initButtons(open, dialog !== null);
  document.addEventListener('keydown', (event) => {
    if (!isCombination(event) && !(dialog && isSlash(event))) return;
    if (isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
  if (dialog) initDialog(dialog);
  else lookUpAddress(field);
  slash?.addEventListener('change', () => rememberSlash(slash.checked));
}

/** With script, the links act as buttons. A click that opens a new tab is left to the browser. */
function initButtons(open: () => void, hasDialog: boolean): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    opener.role = 'button';
    if (hasDialog) opener.ariaHasPopup = 'dialog';
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
  }
  // On the document, so that the menu has closed and restored the focus before the dialog takes it.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-search-open]');
    if (!opener || opensElsewhere(event)) return;
    event.preventDefault();
    if (!opener.closest('dialog')) opener.focus();
    open();
  });
}

/** A press outside the dialog, a click on a link in it, and a navigation close it. */
function initDialog(dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  // Its scrollbar is part of the dialog and inside its box.
  let isBelow = false;
  dialog.addEventListener('pointerdown', ({ target, clientY }) => {
    isBelow = target === dialog && clientY > dialog.getBoundingClientRect().bottom;
  });
  // After the press has ended: otherwise a tap would also activate what is under the dialog.
  dialog.addEventListener('click', ({ target }) => {
    if (isBelow && target === dialog) close();
  });
  whenFollowed(dialog, close);
  // A page from the back/forward cache shows no dialog.
  whenLeaving(close);
}

function rememberSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SLASH);
    else localStorage.setItem(SLASH, 'off');
  } catch {
    // Storage may be blocked; the key then stays on.
  }
}

/** `/search?q=…` searches at once: the event hydrates the island like a key press, without moving the focus. */
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

/** A single key may be a shortcut only if it can be switched off (WCAG 2.2, 2.1.4). */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && isSlashOn();

/**
 * The letter K, or the same physical key on a layout without Latin letters. On Latin layouts that key may be another shortcut: on Colemak
 * it is E.
 */
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
