/** Form values that the browser restores when the visitor returns to a page. */

/** Hydrates the team builder when the browser has restored a selection that is not the default. The brief then includes the selection. */
export function readRestored(): void {
  // When this event fires, the browser has restored the fields.
  addEventListener('pageshow', () => {
    const chosen = document.querySelector('[data-section="builder"] input:checked:not([checked])');
    chosen?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
