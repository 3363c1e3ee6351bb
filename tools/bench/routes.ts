/** Routes that are measured. */
import { globSync } from 'node:fs';

/** One route of each template. */
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
  globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`)
    .filter((route) => route !== '/404')
    .toSorted();
