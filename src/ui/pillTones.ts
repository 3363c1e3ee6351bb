/** Colours of buttons: `water` for the main action of a page, `ink` in the header, `paper` in sections with a dark background. */
export const PILL_TONES = {
  water: 'bg-water text-on-water hover:bg-[color-mix(in_oklab,var(--water),var(--text)_14%)]',
  ink: 'bg-ink text-page hover:bg-[color-mix(in_oklab,var(--text),var(--water)_35%)]',
  paper: 'bg-on-night-water text-on-night-on-water hover:bg-on-night',
};
