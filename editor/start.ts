/** Starts the editing service on its own port. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import { MINUTE } from '../server/time.ts';
import { buildAdmin } from './admin/build.ts';
import { createEditorApp } from './app.ts';
import { createChecker } from './check/checker.ts';
import { needsFactor, providerSettings, type EditorEnv } from './env.ts';
import { buildPages } from './pages/build.ts';
import { hasCode } from './preview/devProcess.ts';
import { startPreview } from './preview/start.ts';
import { Store } from './store.ts';
import { openPublishing } from './publishing/open.ts';

/** Interval, in milliseconds, of the check for a scheduled publication. */
const CHECK_MS = 30_000;
/**
 * Maximum time to receive a request, in milliseconds. The largest save, 60 MB of pictures, arrives in it at 50 KB/s; Node's default of five
 * minutes would cut it off.
 */
const REQUEST_MS = 20 * MINUTE;

interface RunningEditor {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Opens the drafts, builds the files for the browser, and listens.
 * @param serverSettings the environment of the public server, whose store some pages show
 */
export async function startEditor(env: EditorEnv, serverSettings: NodeJS.ProcessEnv): Promise<RunningEditor> {
  const dataFolder = path.resolve(env.EDITOR_DATA_DIR);
  const repository = path.resolve(env.EDITOR_REPOSITORY);
  const [{ drafts, publisher, releases }, adminFolder, pageFiles] = await Promise.all([
    openPublishing({
      repository,
      branch: env.EDITOR_BRANCH,
      dataFolder,
      site: path.resolve(env.DIST_DIR ?? path.join(repository, 'dist')),
      remote: env.EDITOR_REMOTE,
    }),
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
    publishing: { repository, publisher, releases },
    proxies: env.EDITOR_TRUSTED_PROXIES,
    hasPasswords: env.EDITOR_PASSWORDS === 'on',
    needsFactor: needsFactor(env),
    provider: providerSettings(env),
  });
  const server = serve({
    fetch: app.fetch,
    hostname: env.EDITOR_HOST,
    port: env.EDITOR_PORT,
    serverOptions: { requestTimeout: REQUEST_MS },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const runDue = (): Promise<void> => publisher.runDue().catch(console.error);
  const timer = setInterval(() => void runDue(), CHECK_MS);
  void runDue();
  return {
    origin,
    async stop() {
      clearInterval(timer);
      // First: systemd ends the build too, and a scheduled publication must count as interrupted, not as failed.
      const ended = publisher.stop();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await Promise.all([checker.stop(), ended, store.close(), preview?.stop()]);
    },
  };
}
