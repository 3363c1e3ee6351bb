/**
 * The directive `client:interaction`: hydrates an island at its first use, or at the next use after its script failed to load. A form that
 * the browser has translated stays a plain form.
 */
import type { ClientDirective } from 'astro';

/** Events that count as the use of an island. */
const USES = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

const interaction: ClientDirective = (load, _options, island) => {
  const listen = () => {
    for (const use of USES) island.addEventListener(use, hydrate, { passive: true });
  };
  const hydrate = () => {
    // A browser that translates the page puts its texts into `font`. React would build the form anew, without what is typed or filled in.
    if (island.querySelector('form font')) return;
    for (const use of USES) island.removeEventListener(use, hydrate);
    void load().then((run) => run());
  };
  island.addEventListener('astro:hydration-error', () => {
    island.dataset['failed'] = '';
    listen();
  });
  listen();
};

export default interaction;
