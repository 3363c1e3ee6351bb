/** The directive `client:interaction`: an island is hydrated when it is first used. */
import type { ClientDirective } from 'astro';
import { USES } from './uses.ts';

const whenUsed: ClientDirective = (load, _options, island) => {
  const wake = () => {
    for (const use of USES) island.removeEventListener(use, wake);
    void load().then((hydrate) => hydrate());
  };
  // The use for which the runtime was asked for is over.
  if ('used' in island.dataset) wake();
  else for (const use of USES) island.addEventListener(use, wake, { passive: true });
};

export default whenUsed;
