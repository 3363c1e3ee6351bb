/** Runs in the browser: hydrates an island at its first focus, pointer or key event. */
import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

const whenUsed: ClientDirective = (load, _options, element) => {
  const wake = () => {
    for (const event of EVENTS) element.removeEventListener(event, wake);
    void load().then((hydrate) => hydrate());
  };
  for (const event of EVENTS) element.addEventListener(event, wake, { passive: true });
};

export default whenUsed;
