/** The directive `client:interaction`: an island is hydrated when it is first used, or used again after its script did not come. */
import type { ClientDirective } from 'astro';
import { USES } from './uses.ts';

const whenUsed: ClientDirective = (load, _options, island) => {
  const listen = () => {
    for (const use of USES) island.addEventListener(use, wake, { passive: true });
  };
  const wake = () => {
    for (const use of USES) island.removeEventListener(use, wake);
    void load().then((hydrate) => hydrate());
  };
  island.addEventListener('astro:hydration-error', () => {
    island.dataset['failed'] = '';
    listen();
  });
  // The use for which the runtime was asked for is over.
  if ('used' in island.dataset) wake();
  else listen();
};

export default whenUsed;
