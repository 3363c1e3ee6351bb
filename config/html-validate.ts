/** Rules that the HTML of every page keeps (html-validate). What is off is how React and Astro write HTML, which is sound HTML too. */
import type { ConfigData } from 'html-validate';

export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro puts one line of style before the first island, so that its element takes no box.
    { style: { flow: true } },
  ],
  rules: {
    // React writes `popoverTarget`, `required=""` and `<img/>`; HTML knows no case in names and both forms of the others.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore; HTML forbids spaces only.
    'valid-id': ['error', { relaxed: true }],
    // As long as a record may make it; one title of the catalogue has more than the usual 70.
    'long-title': ['error', { maxlength: 80 }],
    // The style of a telephone number keeps it in one line; its spaces are as site.config.ts and offices have them.
    'tel-non-breaking': 'off',
    // The search answers while one types; Enter sends.
    'wcag/h32': 'off',
  },
};
