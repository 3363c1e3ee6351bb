/**
 * The program of the preview: Astro's development server for the drafts, as a process of its own. It tells its parent the port, on which
 * nothing but this machine may ask it. `node devServer.ts <folder of the site> <folder of the code> <folder for what it keeps>`
 */
import path from 'node:path';
import { dev } from 'astro';
import { missedReloads } from './missedReloads.ts';

const [, , root = '', code = '', kept = ''] = process.argv;

const server = await dev({
  root,
  cacheDir: path.join(kept, 'astro'),
  logLevel: 'warn',
  integrations: [missedReloads()],
  server: { host: '127.0.0.1', port: 0 },
  vite: {
    cacheDir: path.join(kept, 'vite'),
    server: {
      // The drafts have the modules of this project by a link. What else lies beside them is nobody's business.
      fs: { allow: [root, path.join(code, 'node_modules'), path.join(code, 'packages')] },
    },
  },
});
process.send?.({ port: server.address.port });
process.once('disconnect', () => process.exit());
