/** Builds our pages for the browser, in memory: about a second, at each start of the service. */
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files that the pages load, by name: `pages.js` and `pages.css` among them. */
export async function buildPages(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: ROOT,
    base: '/pages/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: 'es2024',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'main.tsx'),
        output: {
          entryFileNames: 'pages.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'pages.css' : '[name]-[hash][extname]',
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite has built several bundles, or watches');
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
