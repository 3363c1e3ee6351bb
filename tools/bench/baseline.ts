/** Builds the baseline page of a route and serves it with the project's server. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { serveDist, type RunningSite } from '../serve.ts';
import { baselinePage } from '../../tests/budgets/baseline.ts';

const FOLDER = '.cache/baseline';

/** Starts a server with the baseline page of `route` at `/` and the fonts and drawings of that page, compressed as a build is. */
export async function serveBaseline(route: string): Promise<RunningSite> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const html = baselinePage(readFileSync(`dist${route}.html`, 'utf8'));
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:svg|woff2))"/g)) {
    cpSync(`dist${file}`, path.join(FOLDER, file));
  }
  writeFileSync(`${FOLDER}/index.html`, html);
  execFileSync(process.execPath, ['tools/compress/main.ts', FOLDER], { stdio: 'ignore' });
  return serveDist({ DIST_DIR: FOLDER });
}
