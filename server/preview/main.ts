/** Last step of `npm run preview`: serves the built preview on its own port, beside the live site. */
import { once } from 'node:events';
import { parseEnv, SettingsError } from '../env.ts';
import { createLog, reasonOf } from '../log.ts';
import { readManifest } from '../static/manifest.ts';
import { createPreviewServer } from './preview.ts';

const LOCAL = ['127.0.0.1', '::1', 'localhost'];

async function start(): Promise<void> {
  const { HOST, PREVIEW_DIR, PREVIEW_PORT, PREVIEW_TOKEN, PUBLIC_ORIGIN, LOG_LEVEL } = parseEnv(process.env);
  if (PREVIEW_TOKEN === undefined && !LOCAL.includes(HOST))
    throw new SettingsError(`PREVIEW_TOKEN: must be set where HOST is not this machine (${LOCAL.join(', ')})`);
  const log = createLog(LOG_LEVEL);
  const headers = { isHttps: PUBLIC_ORIGIN.startsWith('https:'), hstsPreload: false, isPreview: true };
  const manifest = await readManifest(PREVIEW_DIR, headers);
  const server = createPreviewServer({ manifest, headers, token: PREVIEW_TOKEN });
  server.listen(PREVIEW_PORT, HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? PREVIEW_PORT) : PREVIEW_PORT;
  log.info('preview listening', { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}` });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : reasonOf(error)}\n`);
  process.exit(1);
});
