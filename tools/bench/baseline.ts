/** The baseline site: the English pages of the build as baseline pages, served with the project's server. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import { buildFolder } from '../buildFolder.ts';
import { assetFiles, pageFiles, pagePath } from '../builtPages.ts';
import { serveDist, type RunningSite } from '../serve.ts';
import { baselinePage } from './baselinePage.ts';

const FOLDER = '.cache/baseline';

/**
 * Writes the baseline pages and all other files of the build, compresses them like a build, and starts a server. Throws when the build has
 * no page.
 */
export async function serveBaseline(): Promise<RunningSite> {
  const site = buildFolder();
  const files = pageFiles(site).filter((file) => localeOfPath(pagePath(file)) === DEFAULT_LOCALE);
  if (files.length === 0) throw new Error(`${site}/ contains no page: run npm run build first`);
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of assetFiles(site)) cpSync(path.join(site, file), path.join(FOLDER, file));
  for (const file of files) {
    const target = path.join(FOLDER, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, baselinePage(readFileSync(path.join(site, file), 'utf8')));
  }
  execFileSync(process.execPath, ['tools/compress/main.ts', FOLDER], { stdio: 'ignore' });
  return serveDist({ DIST_DIR: FOLDER, DATA_DIR: '.cache/data-baseline' });
}
