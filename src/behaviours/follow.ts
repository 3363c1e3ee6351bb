/** Clicks on links that open in this tab. */

/** Whether a click opens the link in another tab or window, so that this page does not change. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** Runs `done` when a click on a link inside `place` navigates this tab. */
export function whenFollowed(place: HTMLElement, done: () => void): void {
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') && !opensElsewhere(event)) done();
  });
}
