/** A real PostgreSQL for tests: its own cluster in a temporary folder, from the system's packages. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const PACKAGES = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Makes an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

function binaries(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(PACKAGES, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Folder of PostgreSQL's programs; installs Debian's package when run as root. */
function findOrInstall(): string {
  const found = binaries();
  if (found) return found;
  if (process.getuid?.() === 0) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = binaries();
  if (!installed) throw new Error('These tests need PostgreSQL: apt-get install postgresql, then run them again.');
  return installed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres']).toString());

/** PostgreSQL refuses to run as root. */
const user = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(100);
    }
  }
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Starts a cluster. It ends with {@link PostgresServer.stop}, and its folder goes with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findOrInstall();
  const folder = mkdtempSync(join(tmpdir(), 'kariz-postgres-'));
  const owner = user();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = (database: string): string => `postgres://test@127.0.0.1:${port}/${database}`;
  // `-F` spares the disk: these tests end processes, not machines.
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = launch();
  await untilReady(url('postgres'));
  const halt = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Fast shutdown: open connections are cut.
    server.kill('SIGINT');
    await ended;
  };
  let count = 0;
  return {
    createDatabase: async () => {
      count += 1;
      await command(url('postgres'), `CREATE DATABASE test_${count}`);
      return url(`test_${count}`);
    },
    restart: async () => {
      await halt();
      server = launch();
      await untilReady(url('postgres'));
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
