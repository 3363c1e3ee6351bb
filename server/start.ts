/** Starts the server: settings, build, store, files, port, signals. */
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from '#site.config';
import { createApp } from './app.ts';
import { listmonkBounces } from './bounces/listmonk.ts';
import { suppressBounced } from './bounces/suppressBounced.ts';
import { buildIfMissing, changedSinceBuild } from './build.ts';
import { connectorsOf, listenersOf } from './connectors/registry.ts';
import { Counter } from './counts/counter.ts';
import { Views } from './counts/views.ts';
import { logDownloadFaults, type Downloads } from './downloads.ts';
import { parseEnv, SettingsError, type Env } from './env.ts';
import { commonHeaders } from './headers.ts';
import { createHttpServer } from './http.ts';
import { each, keepJobs } from './jobs.ts';
import { createLog, reasonOf, type Log } from './log.ts';
import { RateLimiter } from './middleware/rateLimit.ts';
import { readMailRoutes } from './mailRoutes.ts';
import { openAll, retentionOf, type Opened } from './open.ts';
import { createOutboxWorkers } from './outbox/createWorkers.ts';
import { asksForRebuild, finishBuild, keepRebuilding, runBuild } from './rebuild.ts';
import { keepManifest } from './static/keepManifest.ts';
import { closeServer } from './stop.ts';
import { createSharedLimiter } from './store/clientEvents.ts';
import { StoreRefused } from './store/database.ts';
import type { Listeners } from './store/store.ts';
import { DAY, MINUTE, SECOND } from './time.ts';

/** Maximum time for messages that are being sent when the process stops, in milliseconds. */
const WORKER_STOP_MS = 8000;
/** Maximum time to close the database, in milliseconds. A transaction that is not committed by then is lost. */
const CLOSE_MS = 1000;

/** Returns a job that imports bounces from listmonk; undefined when listmonk is not configured. */
function bouncesJobOf(env: Env, { database, secret }: Opened, { subscribers }: Listeners) {
  const { LISTMONK_URL: url, LISTMONK_USER: user, LISTMONK_TOKEN: token } = env;
  if (!url || !user || !token) return undefined;
  return async (): Promise<void> => {
    await suppressBounced(database, secret, await listmonkBounces({ url, user, token }, Date.now()), subscribers);
  };
}

/** Error codes whose cause is the port; the cause of all others is the host. */
const PORT_ERRORS = new Set(['EADDRINUSE', 'EACCES']);

function listen(server: Server, { HOST, PORT }: Env, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      reject(new SettingsError(`${PORT_ERRORS.has(code) ? 'PORT' : 'HOST'}: ${message}`));
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? PORT) : PORT;
      log.info('listening', { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}` });
      resolve();
    });
  });
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const stopping = new AbortController();
  // Read on every request; reading `aborted` of an AbortSignal would be slower.
  let isStopRequested = false;
  const isStopping = (): boolean => isStopRequested;
  const headers = { isHttps: env.PUBLIC_ORIGIN.startsWith('https:'), hstsPreload: env.HSTS_PRELOAD };

  const mailRoutes = readMailRoutes(env.MAIL_ROUTES);
  const isRebuilt = asksForRebuild(process.argv.slice(2), env.DIST_DIR);
  const hasRest = buildIfMissing(env.DIST_DIR);
  const [manifest, opened] = await Promise.all([
    keepManifest(env.DIST_DIR, headers, log, stopping.signal),
    openAll(env, log),
  ]);
  const { database, secret } = opened;
  const views = site.counts
    ? new Views({
        counter: new Counter({ database, log, now: Date.now }),
        manifest: manifest.current,
        origins: env.origins,
      })
    : undefined;
  const limiter = new RateLimiter();
  const connectors = connectorsOf(env);
  const downloads: Downloads = {
    offered: () => manifest.current().offered,
    folder: env.DOWNLOADS_DIR,
    validMs: env.DOWNLOAD_LINK_DAYS * DAY,
  };
  const app = createApp({
    database,
    secret,
    log,
    headers,
    origins: env.origins,
    trustedProxies: env.TRUSTED_PROXIES,
    limiter,
    submissionLimiter: database.dialect === 'postgres' ? createSharedLimiter(database, secret) : limiter,
    hasRateLimit: env.RATE_LIMIT,
    hasProofOfWork: env.PROOF_OF_WORK,
    listeners: listenersOf(connectors),
    bouncesSecret: env.BOUNCES_SECRET,
    leadMail: env.LEAD_MAIL,
    mailRoutes,
    confirmationsPerHour: env.CONFIRMATIONS_PER_HOUR,
    acknowledgementsPerHour: env.ACKNOWLEDGEMENTS ? env.ACKNOWLEDGEMENTS_PER_HOUR : 0,
    forms: {
      contact: site.forms.contact,
      newsletter: site.forms.newsletter,
      application: site.forms.applications,
      // The file is sent as a link by mail, so this form needs a mail server.
      download: env.SMTP_URL !== undefined && site.forms.downloads,
    },
    downloads,
    views,
    attribution: site.attribution,
    dataDirectory: env.DATA_DIR,
    isStopping,
    now: Date.now,
  });
  const server = createHttpServer({
    app,
    manifest: manifest.current,
    common: commonHeaders(headers),
    log,
    views,
    logStatic: env.LOG_STATIC,
    keepAliveMs: env.KEEP_ALIVE_MS,
    isStopping,
  });
  const workers = await createOutboxWorkers(env, connectors, opened, log);
  let working: Promise<unknown> = Promise.resolve();
  let compressing = Promise.resolve();

  const stop = async (status: number): Promise<void> => {
    // A second signal ends the process at once.
    if (isStopping()) process.exit(1);
    isStopRequested = true;
    stopping.abort();
    log.info('stopping');
    await Promise.allSettled([
      closeServer(server, env.DRAIN_MS),
      Promise.race([working, wait(WORKER_STOP_MS)]),
      compressing,
    ]);
    await Promise.race([views?.close(), wait(CLOSE_MS)]);
    await Promise.allSettled([Promise.race([database.close(), wait(CLOSE_MS)])]);
    log.info('stopped');
    process.exit(status);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGHUP', () => void manifest.reload());
  // The reader of the log may have exited. Logging this error would fail in the same way, without end.
  process.stdout.on('error', () => undefined);
  // The state of the process is unknown: finish current work, then exit, so that the supervisor starts a new process.
  process.on('uncaughtException', (error) => {
    log.error('uncaught', { reason: reasonOf(error) });
    if (!isStopping()) void stop(1);
  });

  // After the signal handlers: a process that sees the open port may send a signal at once.
  await listen(server, env, log);
  if (isStopping()) return;
  working = Promise.all(workers.map((worker) => worker.run(stopping.signal)));
  const bounces = bouncesJobOf(env, opened, listenersOf(connectors));
  void keepJobs(
    { database, retention: retentionOf(env), leadMail: env.LEAD_MAIL, isWeekly: env.WEEKLY_DIGEST, bounces, log },
    stopping.signal,
  );
  views?.start();
  const { reload } = manifest;
  if (hasRest) await finishBuild({ reload, log }, stopping.signal);
  if (isStopping()) return;
  if (isRebuilt) {
    void keepRebuilding(
      { directory: env.DIST_DIR, build: runBuild, reload, log, now: () => new Date(), nextCheck: each(MINUTE) },
      stopping.signal,
    );
  }
  void manifest.watch(each(SECOND));
  compressing = manifest.compress();
  await logDownloadFaults(downloads, env.SMTP_URL !== undefined, log);
  const changed = await changedSinceBuild(env.DIST_DIR);
  if (changed !== undefined) log.warn('the pages are older than their sources: run npm run build', { changed });
}

start().catch((error: unknown) => {
  const isExplained = error instanceof SettingsError || error instanceof StoreRefused;
  process.stderr.write(`${isExplained ? error.message : reasonOf(error)}\n`);
  process.exit(1);
});
