/** Rules for code in pages. The server's security policy allows every inline script, so each must come from this project. */
import { eachPage } from './site.ts';

/** An inline script must come from a template, or from the layout: then it is on every page. */
export const scripts = eachPage('scripts', (page, { pages, templateScripts }) =>
  page.scripts
    .filter((text) => !templateScripts.has(text) && !pages.every((other) => other.scripts.includes(text)))
    .map((text) => `${JSON.stringify(text.slice(0, 60))} does not come from the layout or a template`),
);

export const handlers = eachPage('handlers', (page) =>
  page.handlers.map((handler) => `${handler}: code belongs in a module`),
);
