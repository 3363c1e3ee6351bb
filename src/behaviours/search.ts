/**
 * Opens the search dialog by its buttons, by `/`, and by Ctrl+K or ⌘K. On the search page there is no dialog: all of these except `/` focus
 * the search field.
 */
import { opensElsewhere, whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const SLASH = 'search-slash';

/** Connects every `[data-search-open]`. Before this script runs, it is a plain link to the search page. */
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
  else searchFromUrl(field);
  slash?.addEventListener('change', () => rememberSlash(slash.checked));
}

/** With script, the links act as buttons. A click that opens a new tab is handled by the browser. */
function initButtons(open: () => void, hasDialog: boolean): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    opener.setAttribute('role', 'button');
    if (hasDialog) opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
  }
  // On the document: the menu, which listens on its own element, has then closed and restored the focus before the dialog takes it.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-search-open]');
    if (!opener || opensElsewhere(event)) return;
    event.preventDefault();
    if (!opener.closest('dialog')) opener.focus();
    open();
  });
}

/** Closes the dialog on a click outside it, on a click on a link in it, and when a navigation starts. */
function initDialog(dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  // A press on the scrollbar of the dialog must not close it: the scrollbar is inside the box of the dialog.
  let isBelow = false;
  dialog.addEventListener('pointerdown', ({ target, clientY }) => {
    isBelow = target === dialog && clientY > dialog.getBoundingClientRect().bottom;
  });
  // On click, not on pointerdown: otherwise a tap would also activate the element under the dialog.
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

/**
 * Starts the search of `/search?q=…`: the event hydrates the island like a key press, without moving the focus. Text that was typed before
 * this script has loaded stays.
 */
function searchFromUrl(field: HTMLInputElement): void {
  const text = new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength);
  if (!text) return;
  // React ignores the event for a text that was set as `value`.
  if (field.value === '') field.setRangeText(text);
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

/** Whether a key press at `target` enters text. A field of a dialog that was just closed keeps the focus until the next frame. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select')) &&
  !target.closest('dialog:not([open])');

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH) !== 'off';
  } catch {
    return true;
  }
}
