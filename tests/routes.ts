/** Every page of the built site, so that a new page is covered without a new test. */
import { localeOfPath, localizedPath, withoutLocale } from '../shared/paths.ts';
import { foundTemplates, routesOf, templatesOf } from '../tools/bench/routes.ts';
import type { Language } from './languages.ts';
import { CHECKS_ALL } from './scope.ts';

/** Routes as visitors write them, `/` first. Throws without a build. */
export function builtRoutes(): string[] {
  const routes = routesOf('dist');
  if (routes.length === 0) throw new Error('dist/ holds no page: run npm run build first');
  return routes;
}

/** The file of a route, from the root of the project. */
export const fileOf = (route: string): string => `dist/${route === '/' ? 'index' : route.slice(1)}.html`;

/** One route of each template, in English. */
export const templateRoutes = (): string[] => templatesOf(builtRoutes()).map(({ route }) => route);

/** The pages that are checked one by one: each template in each of `languages` that has it, or every page. */
export function checkedRoutes(languages: readonly Language[]): string[] {
  const routes = builtRoutes();
  if (CHECKS_ALL) return routes;
  return languages.flatMap(({ locale: { key } }) => {
    const own = routes.filter((route) => localeOfPath(route) === key).map(withoutLocale);
    return foundTemplates(own).map(({ route }) => localizedPath(key, route));
  });
}
