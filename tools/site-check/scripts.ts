/** Rules over the code that stands in pages, all of which the server lets run. */
import { eachPage } from './site.ts';

/** What no template brings along is the layout's, and so stands on every page. */
export const scripts = eachPage('scripts', (page, { pages, templateScripts }) =>
  page.scripts
    .filter((text) => !templateScripts.has(text) && !pages.every((other) => other.scripts.includes(text)))
    .map((text) => `${JSON.stringify(text.slice(0, 60))} is neither the layout's nor a template's`),
);

export const handlers = eachPage('handlers', (page) =>
  page.handlers.map((handler) => `${handler}: code belongs in a module`),
);
