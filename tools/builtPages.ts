/** The pages of a build by their files. */
import { globSync } from 'node:fs';

/** Files of all pages under `folder`, relative to it, in the order of their names. */
export const pageFiles = (folder: string): string[] => globSync('**/*.html', { cwd: folder }).toSorted();

/** Path of a page as visitors write it, `/` for the home page; `file` is relative to the build's folder. */
export const pagePath = (file: string): string => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`;
