/**
 * `npm run bench:server [folder]`, by default `dist`: compares the server with one worker of nginx and with Node's HTTP server, on the
 * same files. The servers are pinned to one core; the client runs on the others. `SECONDS` sets the length of a measurement, `ROUNDS` how
 * many there are. Needs nginx and taskset (Debian: nginx-light, util-linux).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, load, postForms, type Measured } from './load.ts';
import { startNginx } from './nginx.ts';
import { untilReady, type Target } from './target.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const root = process.argv[2] ?? 'dist';
const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
const started: Target[] = [];

const log = (line: string): unknown => process.stdout.write(`${line}\n`);

function start(name: string, port: number, args: readonly string[], settings: Record<string, string> = {}): Target {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const target = { name, url: `http://127.0.0.1:${port}`, child };
  started.push(target);
  return target;
}

const startServer = (port: number, settings: Record<string, string> = {}, name = 'this server'): Target =>
  start(name, port, ['--import', './tools/setCounts.ts', 'server/main.ts'], {
    PORT: String(port),
    DIST_DIR: root,
    DATA_DIR: join(folder, String(port)),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  });

/** Node's HTTP server with the headers and the body length of a response of our server. */
async function startBare(port: number, url: string, coding: string): Promise<Target> {
  const response = await fetch(url, { headers: { 'accept-encoding': coding } });
  await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name));
  return start('bare Node', port, ['tools/bench/server/bareServer.ts', String(port), JSON.stringify(headers)]);
}

function report(targets: readonly Target[], results: readonly Measured[]): void {
  for (const [index, { name }] of targets.entries()) {
    const { rate, p99, cpu, memory } = results[index] ?? { rate: 0, p99: 0, cpu: 0, memory: 0 };
    const figures = [`${Math.round(rate)} requests/s`, `p99 ${p99} ms`, `${cpu.toFixed(1)} µs CPU`, `${memory} MB`];
    log(`  ${name.padEnd(18)} ${figures.join(', ')}`);
  }
  const [ours, ...others] = results;
  for (const [index, theirs] of others.entries()) {
    if (!ours) continue;
    const [byRate, byCpu] = [ours.rate / theirs.rate, theirs.cpu / ours.cpu];
    log(`  ratio to ${targets[index + 1]?.name ?? ''}: ${byRate.toFixed(2)} by rate, ${byCpu.toFixed(2)} by CPU`);
  }
}

/** Starts an SMTP server that accepts connections and never responds: the worst case for a form. Returns its URL. */
async function silentSmtp(): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref();
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function measureForms(label: string, target: Target): Promise<void> {
  const { p50, p99, stored, refused } = await postForms(target, SECONDS * 2);
  log(`forms at 50 a second, ${label}: p50 ${p50} ms, p99 ${p99} ms, ${stored} stored, ${refused} refused`);
}

/**
 * Measures one page with counts on and off, in turns. The client sends the ETag and gets 304: the time to send the whole page would hide
 * the time that counting takes.
 */
async function measureCounts(off: Target): Promise<void> {
  const on = startServer(3878, { LEAD_MAIL: 'off', COUNTS: 'on' }, 'counts on');
  await untilReady(on);
  const { headers } = await fetch(on.url + page, { headers: { 'accept-encoding': 'gzip' } });
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  log('page that is unchanged, with counts on and off');
  const targets = [on, { ...off, name: 'counts off' }];
  report(targets, await compare(targets, ROUNDS, (target) => load(target, page, 'gzip', SECONDS, known)));
  on.child.kill('SIGTERM');
}

const asset = readdirSync(join(root, '_assets')).find((name) => name.endsWith('.js')) ?? '';
const pages = readdirSync(join(root, 'services')).filter((name) => name.endsWith('.html'));
const page = `/services/${(pages[0] ?? '').replace(/\.html$/, '')}`;
const cases = [
  ['page, gzip', page, 'gzip'],
  ['page, plain', page, 'identity'],
  ['small asset', `/_assets/${asset}`, 'gzip'],
] as const;

try {
  const server = startServer(3871, { LEAD_MAIL: 'off' });
  const nginx = startNginx(root, 3872);
  started.push(nginx);
  await Promise.all([server, nginx].map(untilReady));
  log(`100 connections, median of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const [index, [label, path, coding]] of cases.entries()) {
    const bare = await startBare(3873 + index, server.url + path, coding);
    await untilReady(bare);
    const targets = [server, nginx, bare];
    log(label);
    report(targets, await compare(targets, ROUNDS, (target) => load(target, path, coding, SECONDS)));
    bare.child.kill('SIGTERM');
  }
  await measureCounts(server);
  await measureForms('no mail', server);
  const hanging = startServer(3879, {
    SMTP_URL: await silentSmtp(),
    SMTP_REQUIRE_TLS: 'off',
    PUBLIC_ORIGIN: 'http://127.0.0.1:3879',
  });
  await untilReady(hanging);
  await measureForms('SMTP hanging', hanging);
} finally {
  for (const { child } of started) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
