/** Links that are followed here. */

/** Whether a press opens its link elsewhere, so that this page stays as it is. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** Runs `done` when a link in `place` is followed by a press. */
export function whenFollowed(place: HTMLElement, done: () => void): void {
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') && !opensElsewhere(event)) done();
  });
}
