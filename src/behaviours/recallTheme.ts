/** The theme a reader has chosen, before anything is painted in the other one. */

/** Applies the remembered theme, and again where the page is shown after it was drawn ahead or left: it may have missed a choice. */
export function recallTheme(): void {
  const { dataset } = document.documentElement;
  const recall = () => {
    try {
      const { theme } = localStorage as { theme?: string };
      if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
      else delete dataset['theme'];
    } catch {
      // Without storage the page follows the system.
    }
  };
  recall();
  addEventListener('pageshow', recall);
  document.addEventListener('prerenderingchange', recall);
}
