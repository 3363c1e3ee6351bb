/** Starts the editing service on its own port. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import { buildAdmin } from './admin/build.ts';
import { createEditorApp } from './app.ts';
import { createChecker } from './check/checker.ts';
import { providerSettings, type EditorEnv } from './env.ts';
import { openDrafts } from './git/drafts.ts';
import { buildPages } from './pages/build.ts';
import { hasCode } from './preview/devProcess.ts';
import { startPreview } from './preview/start.ts';
import { Store } from './store.ts';

export interface RunningEditor {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Opens the drafts, builds what the browser loads, and listens.
 * @param serverSettings the environment of the public server, whose store some pages show
 */
export async function startEditor(env: EditorEnv, serverSettings: NodeJS.ProcessEnv): Promise<RunningEditor> {
  const dataFolder = path.resolve(env.EDITOR_DATA_DIR);
  const [drafts, adminFolder, pageFiles] = await Promise.all([
    openDrafts(path.resolve(env.EDITOR_REPOSITORY), path.join(dataFolder, 'drafts'), env.EDITOR_BRANCH),
    buildAdmin(),
    buildPages(),
  ]);
  const checker = createChecker(drafts.folder);
  const store = new Store(serverSettings);
  const origin = env.EDITOR_ORIGIN ?? `http://127.0.0.1:${env.EDITOR_PORT}`;
  const preview = hasCode(drafts.folder) ? await startPreview(env, origin, drafts.folder) : undefined;
  const app = createEditorApp({
    origin,
    dataFolder,
    adminFolder,
    pageFiles,
    drafts,
    checker,
    store,
    preview,
    proxies: env.EDITOR_TRUSTED_PROXIES,
    hasPasswords: env.EDITOR_PASSWORDS === 'on',
    provider: providerSettings(env),
  });
  const server = serve({ fetch: app.fetch, hostname: env.EDITOR_HOST, port: env.EDITOR_PORT });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    origin,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await Promise.all([checker.stop(), store.close(), preview?.stop()]);
    },
  };
}
