/** The directive `client:interaction`: an island is hydrated when it is first used, or used again after its script did not load. */
import type { ClientDirective } from 'astro';

/** Events by which a visitor begins to use an island. */
const USES = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

const interaction: ClientDirective = (load, _options, island) => {
  const listen = () => {
    for (const use of USES) island.addEventListener(use, hydrate, { passive: true });
  };
  const hydrate = () => {
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
