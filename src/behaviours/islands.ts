/** Wakes an island at its first use. Nothing that hydrates is asked for before; until it has come, the form is a plain one. */
import { USES } from './uses.ts';

/** Watches every `astro-island` of the page, those of closed dialogs too. */
export function wakeIslands(): void {
  for (const use of USES) document.addEventListener(use, wake, { passive: true });
}

function wake({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]:not([data-used])');
  if (!island) return;
  island.dataset['used'] = '';
  void import('./islandRuntime.ts');
  // Asked for beside the runtime, which would ask for them when it has come.
  for (const name of ['component-url', 'renderer-url']) void import(/* @vite-ignore */ island.getAttribute(name) ?? '');
}
