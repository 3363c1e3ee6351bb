/** Builds the scripts for the editor's browser: Sveltia and our settings for it, served from our own files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SVELTIA = path.join(ROOT, 'node_modules/@sveltia/cms');
const SOURCES = ['main.ts', 'otherTabs.ts', 'pane.ts', 'preferences.ts', 'refusals.ts'];
const ENTRY = path.join(import.meta.dirname, 'main.ts');

/** Sveltia loads these fonts from another host, although its package contains them. */
const FOREIGN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)]*\/(latin-[\w-]+)\.woff2/g;

/** The file name of each font below `/admin/fonts/`, and the path of the font in Sveltia's package. */
export const fonts = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('npm/assets/*.woff2', { cwd: SVELTIA }).map((file) => [
      path.basename(file).replace(/-[\w-]{8}\.woff2$/, '.woff2'),
      path.join(SVELTIA, file),
    ]),
  );

/** On localhost, Sveltia offers to write into a local folder that the browser opens. This would bypass every check. */
const LOCAL_FOLDER = /(\w+)\.isLocalHost=\w+===`127\.0\.0\.1`/;

const localSveltia: Plugin = {
  name: 'editor',
  transform(code, id) {
    if (!id.endsWith('@sveltia/cms/npm/index.js')) return undefined;
    if (!FOREIGN_FONT.test(code) || !LOCAL_FOLDER.test(code)) {
      throw new Error('Sveltia’s code for fonts or for the local folder has changed: update editor/admin/build.ts');
    }
    return code
      .replaceAll(FOREIGN_FONT, '/admin/fonts/$1-$2.woff2')
      .replace(
        LOCAL_FOLDER,
        (found, object: string) => `${object}.isLocalHost=!1&&${found.slice(found.indexOf('=') + 1)}`,
      );
  },
};

/** Builds into a folder below `.cache/`, unless a build of the same sources exists. Takes about 15 seconds. Resolves with the folder. */
export async function buildAdmin(): Promise<string> {
  const version = readFileSync(path.join(SVELTIA, 'package.json'));
  const hash = createHash('sha256')
    .update(version)
    .update(SOURCES.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join(''))
    .update(readFileSync(import.meta.filename));
  const outDir = path.join(ROOT, '.cache/editor', hash.digest('hex').slice(0, 16));
  if (existsSync(path.join(outDir, 'manifest.json'))) return outDir;
  await build({
    configFile: false,
    root: ROOT,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [localSveltia],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      // Vite writes the manifest last, so its presence shows that the build is complete.
      manifest: 'manifest.json',
      chunkSizeWarningLimit: 4000,
      rollupOptions: { input: ENTRY, output: { entryFileNames: 'assets/editor.js' } },
    },
  });
  return outDir;
}
