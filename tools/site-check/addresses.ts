/** Rules for the links, forms and resources of a page. */
import { servedPages, takesPost } from './answers.ts';
import type { Page } from './page.ts';
import { eachPage, targetOf, type Site } from './site.ts';

/** Why an address has no page or anchor as its target; empty when it has one, and for other sites, which are not checked. */
function linkFaults(address: string, page: Page, site: Site): string[] {
  const target = targetOf(address, page, site);
  if (!target) return [`"${address}" is not a valid address`];
  const { path, anchor } = target;
  if (path === undefined) return [];
  const found = site.byPath.get(path);
  if (!found && !site.assets.has(path) && !servedPages.has(path))
    return [`${address} links to a page that does not exist`];
  return anchor && found && !found.ids.includes(anchor) ? [`${address}: no such anchor`] : [];
}

export const links = eachPage('links', (page, site) => page.links.flatMap(({ href }) => linkFaults(href, page, site)));

export const current = eachPage('current', (page, site) =>
  page.links
    .filter(({ href, isCurrent }) => isCurrent && targetOf(href, page, site)?.path !== page.path)
    .map(({ href }) => `${href} is marked as this page`),
);

export const forms = eachPage('forms', (page, site) =>
  page.forms.flatMap(({ action, method }) => {
    if (method === 'dialog') return [];
    const path = targetOf(action, page, site)?.path;
    if (path === undefined) return [`"${action}" is not an address of this site`];
    if (method === 'get') return linkFaults(action, page, site);
    return takesPost.has(path) ? [] : [`${action} does not accept POST`];
  }),
);

export const resources = eachPage('resources', (page, site) =>
  page.resources.flatMap((address) => {
    const target = targetOf(address, page, site);
    if (!target) return [`"${address}" is not a valid address`];
    if (target.protocol === 'data:') return [];
    if (target.path === undefined) return [`${address} is not an address of this site`];
    // An address such as `#id` refers to a part of a drawing in the page itself.
    const exists = address.startsWith('#') ? page.ids.includes(target.anchor) : site.assets.has(target.path);
    return exists ? [] : [`${address} does not exist`];
  }),
);
