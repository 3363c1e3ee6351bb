/** Builds our pages for the browser, in memory, at each start of the service. Takes about a second. */
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files of the pages by name, such as `pages.js` and `pages.css`. */
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
  if (!('output' in built)) throw new Error('Vite has built several bundles or is in watch mode');
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
