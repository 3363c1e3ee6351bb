/** Moves between pages, where the browser's own rules do not suffice. */
import { LEFT_OUT, STAYING } from '#shared/speculation.ts';

/** Milliseconds that a pointer rests on a link of which a visit is likely. */
const REST = 100;

/** Has a page fetched before it is asked for where the browser does not know the page's speculation rules. Keeps the reader's wish to save data, as they do. */
export function prefetchPages(): void {
  // Not every browser has the method, whatever the types say.
  if (!(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) prefetchByLink();
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

function prefetchByLink(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let rest: ReturnType<typeof setTimeout>;
  const known = new Set([withoutFragment(location.href)]);
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(rest);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href]:not(${STAYING})`);
    if (!link || link.origin !== location.origin || LEFT_OUT.test(link.pathname)) return;
    const href = withoutFragment(link.href);
    if (known.has(href)) return;
    rest = setTimeout(() => {
      known.add(href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = href;
      document.head.append(hint);
    }, REST);
  });
}
