/**
 * Measures the server beside one worker of nginx on the same files: `npm run bench:server [folder]`, by default `dist`.
 * Servers are pinned to one core, the client to another. Needs nginx and taskset (Debian: nginx-light, util-linux).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startNginx } from './nginx.ts';
import { memoryOf, untilReady, type Target } from './target.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const ROUNDS = 3;
const CONNECTIONS = 100;
const root = process.argv[2] ?? 'dist';
const data = mkdtempSync(join(tmpdir(), 'bench-data-'));

function startServer(port: number): Target {
  const env = {
    ...process.env,
    PORT: String(port),
    DIST_DIR: root,
    DATA_DIR: data,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    LEAD_MAIL: 'off',
  };
  const child = spawn('taskset', ['-c', '0', process.execPath, 'server/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { name: 'this server', url: `http://127.0.0.1:${port}`, child };
}

interface Measured {
  rate: number;
  p99: number;
}

async function load(url: string, coding: string): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': coding },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Takes turns, so that both meet the same moods of the machine. */
async function compare(label: string, path: string, coding: string, targets: readonly [Target, Target]): Promise<void> {
  const results = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) results.get(target)?.push(await load(target.url + path, coding));
  }
  const [ours, theirs] = targets.map((target) => {
    const measured = results.get(target) ?? [];
    return {
      rate: median(measured.map(({ rate }) => rate)),
      p99: median(measured.map(({ p99 }) => p99)),
      memory: memoryOf(target),
    };
  });
  if (!ours || !theirs) return;
  process.stdout.write(
    `${label}: ${Math.round(ours.rate)} / ${Math.round(theirs.rate)} requests a second = ${(ours.rate / theirs.rate).toFixed(2)}; ` +
      `p99 ${ours.p99} / ${theirs.p99} ms; memory ${ours.memory} / ${theirs.memory} MB\n`,
  );
}

async function forms({ url }: Target): Promise<void> {
  let count = 0;
  const { latency, non2xx, errors, requests } = await autocannon({
    url: `${url}/api/contact`,
    connections: 10,
    overallRate: 50,
    duration: SECONDS * 2,
    setupClient: (client) => {
      const next = (): void => {
        count += 1;
        const body = JSON.stringify({
          name: 'Bench',
          email: 'bench@example.com',
          message: `message ${count}`,
          key: `bench-key-${count}`,
        });
        client.setHeadersAndBody({ 'content-type': 'application/json' }, body);
      };
      next();
      client.on('response', next);
    },
    method: 'POST',
  });
  process.stdout.write(
    `forms at 50 a second: p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.total} stored, ${non2xx + errors} refused\n`,
  );
}

const asset = readdirSync(join(root, '_assets')).find((name) => name.endsWith('.js'));
const page = readdirSync(join(root, 'services'), { recursive: true })
  .map(String)
  .find((name) => name.endsWith('.html'));
const targets = [startServer(3871), startNginx(root, 3872)] as const;
try {
  await Promise.all(targets.map(untilReady));
  process.stdout.write(`this server / nginx, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each\n`);
  if (page) await compare('page, gzip', `/services/${page.replace(/\.html$/, '')}`, 'gzip', targets);
  if (page) await compare('page, plain', `/services/${page.replace(/\.html$/, '')}`, 'identity', targets);
  if (asset) await compare('small asset', `/_assets/${asset}`, 'gzip', targets);
  await forms(targets[0]);
} finally {
  for (const { child } of targets) child.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
