/** Opens the site search: by its buttons, by `/`, and by Ctrl+K or ⌘K. Where the page has a search of its own, all but `/` lead into its field. */
import { opensElsewhere, whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const SLASH = 'search-slash';

/** Wires every `[data-search-open]`, which is a plain link to the search page until then. */
export function initSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#search');
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (!field) return;
  const slash = dialog?.querySelector<HTMLInputElement>('[data-search-slash]');
  const open = () => {
    if (dialog && !dialog.open) dialog.showModal();
    // Read anew each time: a page that comes back, or was prerendered, may have missed a choice.
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

/** Script makes the links buttons. A press that asks for a new tab is left to the browser. */
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
  // On the document, so that the menu has closed and given its focus back before the dialog takes it.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-search-open]');
    if (!opener || opensElsewhere(event)) return;
    event.preventDefault();
    if (!opener.closest('dialog')) opener.focus();
    open();
  });
}

/** A press below the dialog, a link in it and leaving the page close it. */
function initDialog(dialog: HTMLDialogElement): void {
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
}

function rememberSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SLASH);
    else localStorage.setItem(SLASH, 'off');
  } catch {
    // Storage may be refused; the key then stays on.
  }
}

/** `/search?q=…` looks up at once: the event hydrates the island as a key would, without taking the focus. */
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
