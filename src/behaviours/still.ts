/** Leaves the move to the next page out where nothing of it would be seen: to take the pictures of what moves keeps that page waiting. */

/** Decides as a press or a key begins: said before the click, the page that is left is not even asked. */
export function moveWhatIsSeen(): void {
  const still = new CSSStyleSheet({ disabled: true });
  still.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(still);
  const decide = () => {
    still.disabled = isMoveSeen();
    // Has the rule read at once: a key leads on before the next frame would read it.
    document.documentElement.checkVisibility();
  };
  addEventListener('pointerdown', decide, true);
  addEventListener('keydown', decide, true);
  // Leaving by the browser's own buttons begins with no press here.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isMoveSeen()) viewTransition?.skipTransition();
  });
}

/** Whether the hero is in view, or a menu that still fades. */
const isMoveSeen = () =>
  bottomOf('#hero') > bottomOf('header') || document.querySelector('#menu')?.checkVisibility() === true;

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
