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

/** Every page of a built site except the 404 pages. */
export const routesOf = (folder: string): string[] =>
  pageFiles(folder)
    .map(pagePath)
    // Lighthouse cannot measure a page with status 404.
    .filter((route) => !route.endsWith('/404'))
    .toSorted();

/** Every template, with a pattern of its paths. */
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

/** The first route of each template that has one in `routes`. */
export const foundTemplates = (routes: readonly string[]): { template: string; route: string }[] =>
  TEMPLATES.flatMap(([template, pattern]) => {
    const route = routes.find((candidate) => pattern.test(candidate));
    return route ? { template, route } : [];
  });

/** The first route in `routes` of every template. Throws when a template has none. */
export function templatesOf(routes: readonly string[]): { template: string; route: string }[] {
  const found = foundTemplates(routes);
  const missing = TEMPLATES.find(([name]) => found.every(({ template }) => template !== name));
  if (missing) throw new Error(`The build contains no page of the template '${missing[0]}'`);
  return found;
}
