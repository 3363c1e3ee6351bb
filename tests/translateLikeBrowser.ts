/** Changes a page like a browser that translates it. */
import type { Locator } from '@playwright/test';

/** Replaces each text inside `part` by an element `font` with the same text. */
export const translateLikeBrowser = (part: Locator): Promise<void> =>
  part.evaluate((root, tag) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      const translated = document.createElement(tag);
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  }, 'font');
