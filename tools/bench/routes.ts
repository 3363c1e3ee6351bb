/** Routes that are measured. */
import { pageFiles, pagePath } from '../builtPages.ts';

/** One route of each of the oldest templates, for the tests. */
export const SAMPLE = [
  '/',
  '/services',
  '/services/software-development',
  '/services/software-development/microservices',
  '/industries',
  '/industries/maritime-shipping',
];

/** Every page of a built site but the one for missing addresses. */
export const routesOf = (folder: string): string[] =>
  pageFiles(folder)
    .map(pagePath)
    // Lighthouse judges no page that answers 404.
    .filter((route) => !route.endsWith('/404'))
    .toSorted();

/** Every template by the addresses it writes. */
const TEMPLATES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['home', /^\/$/],
  ['services', /^\/services$/],
  ['service group', /^\/services\/[^/]+$/],
  ['service', /^\/services\/[^/]+\/[^/]+$/],
  ['industries', /^\/industries$/],
  ['industry', /^\/industries\/[^/]+$/],
  ['portfolio', /^\/portfolio$/],
  ['portfolio filter', /^\/portfolio\/[^/]+\/[^/]+$/],
  ['case study', /^\/portfolio\/[^/]+$/],
  ['articles', /^\/blogs$/],
  ['topic', /^\/blogs\/tags\/[^/]+$/],
  ['article', /^\/blogs\/[^/]+$/],
  ['company', /^\/company\/about-us$/],
  ['career', /^\/company\/career$/],
  ['role', /^\/company\/career\/[^/]+$/],
  ['developers', /^\/on-demand-developers$/],
  ['contact', /^\/contact$/],
  ['search', /^\/search$/],
  ['text', /^\/privacy$/],
];

/** The first route of each template that `routes` holds. */
export const foundTemplates = (routes: readonly string[]): { template: string; route: string }[] =>
  TEMPLATES.flatMap(([template, pattern]) => {
    const route = routes.find((candidate) => pattern.test(candidate));
    return route ? { template, route } : [];
  });

/** The first route of each template among `routes`. Throws when a template writes none. */
export function templatesOf(routes: readonly string[]): { template: string; route: string }[] {
  const found = foundTemplates(routes);
  const missing = TEMPLATES.find(([name]) => found.every(({ template }) => template !== name));
  if (missing) throw new Error(`The build holds no page of the template '${missing[0]}'`);
  return found;
}
