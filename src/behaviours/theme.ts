/** The theme switch. An inline script in the head applies the remembered choice before the first paint, and again where a page is shown that may have missed one. */

const KEY = 'theme';
const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Wires every `[data-theme-switch]`. Choosing what the system prefers forgets the choice, so the page follows the system again. */
export function keepTheme(): void {
  const switches = [...document.querySelectorAll('[data-theme-switch]')];
  const show = () => {
    for (const control of switches) control.setAttribute('aria-pressed', String(isDark()));
    tint();
  };
  for (const control of switches) {
    control.addEventListener('click', () => {
      choose(isDark() ? 'light' : 'dark');
      show();
    });
  }
  DARK.addEventListener('change', show);
  addEventListener('pageshow', show);
  document.addEventListener('prerenderingchange', show);
  show();
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : DARK.matches;
};

/** The browser's own bars follow a chosen theme as the page does. */
function tint(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['for'];
    if (theme) meta.media = own === theme ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}

function choose(theme: 'light' | 'dark'): void {
  const isSystems = (theme === 'dark') === DARK.matches;
  if (isSystems) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (isSystems) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}
