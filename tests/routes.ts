/** Every page of the built site, so that a new page is covered without a new test. */
import { routesOf, templatesOf } from '../tools/bench/routes.ts';

/** Routes as visitors write them, `/` first. Throws without a build. */
export function builtRoutes(): string[] {
  const routes = routesOf('dist');
  if (routes.length === 0) throw new Error('dist/ holds no page: run npm run build first');
  return routes;
}

/** One route of each template. */
export const templateRoutes = (): string[] => templatesOf(builtRoutes()).map(({ route }) => route);
