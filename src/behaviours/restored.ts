/** Answers that the browser puts back when a page is gone back to. */

/** Hydrates the team builder where something is chosen that it did not choose itself, as a press would, so that its brief says so. */
export function readRestored(): void {
  // By then the fields are filled again.
  addEventListener('pageshow', () => {
    const chosen = document.querySelector('[data-section="builder"] input:checked:not([checked])');
    chosen?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
