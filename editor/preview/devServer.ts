/**
 * The program of the preview: Astro's development server for the drafts, in its own process. It listens only on this machine, and sends the
 * port to its parent process.
 * Usage: `node devServer.ts <folder of the site> <folder of the code> <folder for files that it reuses>`
 */
import path from 'node:path';
import { dev } from 'astro';
import { hiddenErrors } from './hiddenErrors.ts';
import { missedReloads } from './missedReloads.ts';

const [, , root = '', code = '', cache = ''] = process.argv;

const server = await dev({
  root,
  cacheDir: path.join(cache, 'astro'),
  logLevel: 'warn',
  integrations: [missedReloads()],
  server: { host: '127.0.0.1', port: 0 },
  vite: {
    cacheDir: path.join(cache, 'vite'),
    plugins: [hiddenErrors()],
    server: {
      // The drafts have a link to the modules of this project. The server must not serve other files next to them.
      fs: { allow: [root, path.join(code, 'node_modules'), path.join(code, 'packages')] },
    },
  },
});
process.send?.({ port: server.address.port });
process.once('disconnect', () => process.exit());
