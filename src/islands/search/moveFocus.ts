import type { KeyboardEvent } from 'react';

/** Arrow keys move the focus from the field through the results and back. A character that is typed on a result is entered in the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
  const field = currentTarget.querySelector<HTMLElement>('[data-search-field]');
  const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>('[data-result]')].filter(
    (stop) => stop !== null,
  );
  const index = stops.indexOf(target as HTMLElement);
  if (index < 0) return;
  const next = nextStop(stops, index, key);
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (index > 0 && key.length === 1 && key !== ' ') {
    field?.focus();
  }
}

/** The element to focus next. While the field has the focus, Home and End move the text cursor. The focus does not wrap at the ends. */
function nextStop(stops: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return stops[Math.min(index + 1, stops.length - 1)];
  if (key === 'ArrowUp') return stops[Math.max(index - 1, 0)];
  if (index === 0) return undefined;
  if (key === 'Home') return stops[1];
  if (key === 'End') return stops.at(-1);
  return undefined;
}
