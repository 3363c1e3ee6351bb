/** Starts the server of the preview's origin on its own port. */
import { once } from 'node:events';
import path from 'node:path';
import type { EditorEnv } from '../env.ts';
import { createDevProcess } from './devProcess.ts';
import { Passes } from './passes.ts';
import type { Preview } from './preview.ts';
import { createPreviewServer } from './proxy.ts';

/** @param editorOrigin origin of the service, @param folder the work tree of the drafts */
export async function startPreview(
  env: EditorEnv,
  editorOrigin: string,
  folder: string,
): Promise<Preview & { stop: () => Promise<void> }> {
  const origin = env.EDITOR_PREVIEW_ORIGIN ?? `http://127.0.0.1:${env.EDITOR_PREVIEW_PORT}`;
  const dev = createDevProcess(folder, path.resolve(env.EDITOR_DATA_DIR, 'preview'));
  const passes = new Passes();
  const server = createPreviewServer({ editorOrigin, origin, passes, dev });
  server.listen(env.EDITOR_PREVIEW_PORT, env.EDITOR_HOST);
  await once(server, 'listening');
  return {
    origin,
    passes,
    dev,
    async stop() {
      dev.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
