/** Wakes an island at its first use. Nothing that hydrates is asked for before; until it has come, the form is a plain one. */
import { USES } from './uses.ts';

/** How firstUse.ts tells of a use that was there before this script. */
const LATE_USE = 'use';

let loadRuntime = (): Promise<unknown> => import('./islandRuntime.ts');

/** Watches every `astro-island` of the page, those of closed dialogs too. */
export function wakeIslands(): void {
  for (const use of [...USES, LATE_USE]) document.addEventListener(use, wake, { passive: true });
}

function wake({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]:not([data-used])');
  if (!island) return;
  island.dataset['used'] = '';
  loadRuntime().catch((error: unknown) => {
    moveRuntime(error);
    delete island.dataset['used'];
    island.dataset['failed'] = '';
  });
  // Asked for beside the runtime, which asks for them when it has come, and again where they did not.
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
}

/** A browser keeps the failure of an address for as long as the page is open, and names the address in its error: the next use asks another one. */
function moveRuntime(error: unknown): void {
  const address = /https?:[^\s?]+/.exec(String(error))?.[0];
  if (address) loadRuntime = () => import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
