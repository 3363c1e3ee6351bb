/** The theme switch. An inline script in the head applies the stored theme before the first paint. */

const KEY = 'theme';
const DARK = matchMedia('(prefers-color-scheme: dark)');
const { dataset } = document.documentElement;

/**
 * Connects every `[data-theme-switch]`. When the chosen theme is that of the system, the stored choice is removed, and the page follows the
 * system again.
 */
export function initTheme(): void {
  const switches = [...document.querySelectorAll('[data-theme-switch]')];
  const show = () => {
    for (const control of switches) control.setAttribute('aria-pressed', String(isDark()));
    setThemeColor();
  };
  // A prerendered page, or one from the back/forward cache, may have an old theme.
  const restore = () => {
    applyStored();
    show();
  };
  for (const control of switches) {
    control.addEventListener('click', () => {
      choose(isDark() ? 'light' : 'dark');
      show();
    });
  }
  DARK.addEventListener('change', show);
  addEventListener('pageshow', restore);
  document.addEventListener('prerenderingchange', restore);
  restore();
}

const isDark = () => (dataset['theme'] ? dataset['theme'] === 'dark' : DARK.matches);

function applyStored(): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme) dataset['theme'] = theme;
    else delete dataset['theme'];
  } catch {
    // Storage may be blocked; the choice is then lost when the page is left.
  }
}

/** Sets the colour of the browser's toolbars (`theme-color`) to that of the chosen theme. */
function setThemeColor(): void {
  const { theme } = dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['for'];
    if (theme) meta.media = own === theme ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}

function choose(theme: 'light' | 'dark'): void {
  const isSystemTheme = (theme === 'dark') === DARK.matches;
  if (isSystemTheme) delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (isSystemTheme) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked.
  }
}
