/**
 * The header's panels and its language menu: closes them on pointerdown, adds the arrow keys of the disclosure navigation pattern, and sets
 * `aria-expanded`.
 */
import { whenLeaving } from './leave.ts';

/** Adds behaviour to every `[data-panel]` and its button. The browser opens and toggles the panels (popover). */
export function initPanels(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  // In browsers without popovers the style sheet hides the panels, and the rest of the shell still works.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const panel of panels) initPanel(panel);

  // The browser closes a popover on pointerup; the specification requires pointerdown. The fade that follows takes 180 ms.
  document.addEventListener('pointerdown', ({ target }) => {
    const open = panels.find((panel) => panel.matches(':popover-open'));
    if (open && target instanceof Node && !open.contains(target) && !buttonOf(open)?.contains(target))
      open.hidePopover();
  });

  const header = panels[0]?.closest('header');
  header?.addEventListener('keydown', (event) => moveFocus(event, header));
  // A page from the back/forward cache shows no open panel.
  whenLeaving(() => panels.forEach((panel) => panel.hidePopover()));
}

function initPanel(panel: HTMLElement): void {
  const button = buttonOf(panel);
  if (!button) return;
  const show = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    const { left, right } = button.getBoundingClientRect();
    const isRtl = getComputedStyle(button).direction === 'rtl';
    // `clientWidth` excludes the scrollbar, and so do the insets of the panel.
    const start = isRtl ? document.documentElement.clientWidth - right : left;
    panel.style.setProperty('--panel-start', `${start - 24}px`);
  };
  // The panel may have been opened before this script was loaded.
  if (panel.matches(':popover-open')) show(true);
  else button.setAttribute('aria-expanded', 'false');
  // Safari does not focus a pressed button, and the arrow keys start from the focus.
  button.addEventListener('click', () => button.focus());
  panel.addEventListener('beforetoggle', ({ newState }) => show(newState === 'open'));
  // Closes a panel when the focus leaves both the panel and its button. Otherwise it could cover the focused element.
  for (const part of [panel, button]) {
    part.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && relatedTarget !== button)
        panel.hidePopover();
    });
  }
}

const buttonOf = (panel: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);

function moveFocus(event: KeyboardEvent, header: Element): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return;
  const panel = target.closest<HTMLElement>('[data-panel]');
  const next = panel ? step([...panel.querySelectorAll<HTMLElement>('a')], target, key) : alongRow(target, key, header);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function alongRow(target: HTMLElement, key: string, header: Element): HTMLElement | undefined {
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (key === 'ArrowDown' && isOpen) return target.nextElementSibling?.querySelector<HTMLElement>('a') ?? undefined;
  return step([...header.querySelectorAll<HTMLElement>('nav > ul > li > :is(a, button)')], target, key);
}

/** The item to which `key` moves the focus from `from`; left and right follow the text direction. The focus does not wrap at the ends. */
function step(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const index = items.indexOf(from);
  if (index < 0) return undefined;
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const isRtl = getComputedStyle(from).direction === 'rtl';
  const [back, forward] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp' || key === back) return items[Math.max(index - 1, 0)];
  if (key === 'ArrowDown' || key === forward) return items[Math.min(index + 1, items.length - 1)];
  return undefined;
}
