/** Runs in the browser: hydrates an island at its first focus, pointer or key event. */
import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

const whenUsed: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const event of EVENTS) element.removeEventListener(event, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of EVENTS) element.addEventListener(event, wake, { passive: true });
};

export default whenUsed;
