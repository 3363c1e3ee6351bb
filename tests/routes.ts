/** Every page of the built site, so that a new page is covered without a new test. */
import { globSync } from 'node:fs';

/** Routes as visitors write them, `/` first. Needs a build. */
export function builtRoutes(): string[] {
  const files = globSync('**/*.html', { cwd: 'dist' }).map((file) => file.replaceAll('\\', '/'));
  if (files.length === 0) throw new Error('dist/ holds no page: run npm run build first');
  return files.map((file) => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`).toSorted();
}
