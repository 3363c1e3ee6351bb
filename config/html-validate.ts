/** Rules of html-validate for every page. The rules that are off would refuse valid HTML as React and Astro write it. */
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
    // React writes `popoverTarget`, `required=""` and `<img/>`. HTML ignores the case of names and allows both forms of the others.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore; HTML forbids spaces only.
    'valid-id': ['error', { relaxed: true }],
    // The longest title that a record may have; one title of the catalogue exceeds the usual 70.
    'long-title': ['error', { maxlength: 80 }],
    // The style of a telephone number keeps it in one line; its spaces are as site.config.ts and offices have them.
    'tel-non-breaking': 'off',
    // The search shows results while the user types; Enter submits it.
    'wcag/h32': 'off',
  },
};
