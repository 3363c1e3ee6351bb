/** Starts the server: settings, build, files, port, signals. */
import { buildIfMissing } from './build.ts';
import { createApp } from './app.ts';
import { parseEnv, SettingsError } from './env.ts';
import { commonHeaders } from './headers.ts';
import { createHttpServer } from './http.ts';
import { createLog, reasonOf } from './log.ts';
import { compressLater } from './static/compressLater.ts';
import { readManifest } from './static/manifest.ts';
import { closeServer } from './stop.ts';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const stopping = new AbortController();
  const headers = { isHttps: env.PUBLIC_ORIGIN.startsWith('https:'), hstsPreload: env.HSTS_PRELOAD };
  const common = commonHeaders(headers);

  buildIfMissing(env.DIST_DIR);
  let manifest = await readManifest(env.DIST_DIR, headers);
  const server = createHttpServer({
    app: createApp({ common, log }),
    manifest: () => manifest,
    common,
    log,
    logStatic: env.LOG_STATIC,
    keepAliveMs: env.KEEP_ALIVE_MS,
    isStopping: () => stopping.signal.aborted,
  });
  server.listen(env.PORT, env.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? env.PORT) : env.PORT;
    log.info('listening', { url: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`, files: manifest.files.size });
    void compressLater(manifest, stopping.signal);
  });
  server.on('error', (error) => {
    log.error('cannot listen', { reason: reasonOf(error) });
    process.exit(1);
  });

  const stop = async (): Promise<void> => {
    // Whoever asks twice does not want to wait.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    await closeServer(server);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('SIGHUP', () => {
    readManifest(env.DIST_DIR, headers).then(
      (fresh) => {
        manifest = fresh;
        log.info('reloaded', { files: fresh.files.size });
        void compressLater(fresh, stopping.signal);
      },
      (error: unknown) => log.error('reload failed, the files in memory stay', { reason: reasonOf(error) }),
    );
  });
}

start().catch((error: unknown) => {
  const text = error instanceof SettingsError ? `Settings are wrong.\n${error.message}` : reasonOf(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
