/** A real PostgreSQL for tests: its own cluster in a temporary folder, from the system's packages. */
import { execFileSync, spawn, type ChildProcess, type ExecFileSyncOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installFromDebian } from '../../tools/debian.ts';
import { freePort } from '../../tools/serve.ts';

const PACKAGES = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Makes an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  /** Makes an empty schema and returns a URL whose connections use only it: enough for most tests, in a tenth of the time of a database. */
  createSchema: () => Promise<string>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

function binaries(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(PACKAGES, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Runs a program to its end. An error has the program's standard error. */
const run = (program: string, words: readonly string[], options: ExecFileSyncOptions = {}): void =>
  void execFileSync(program, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

/** Returns the folder of PostgreSQL's programs. Installs Debian's package if they are missing. */
function findOrInstall(): string {
  if (!binaries()) installFromDebian('postgresql');
  const found = binaries();
  if (!found) throw new Error('These tests need PostgreSQL: apt-get install postgresql, then run them again.');
  return found;
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres']).toString());

/** PostgreSQL refuses to run as root. */
const user = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** Resolves when the server answers. Rejects with what it wrote to `log` when its process ends. */
async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`PostgreSQL has ended: ${readFileSync(log, 'utf8')}`, { cause });
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

/** Starts a cluster. {@link PostgresServer.stop} ends it and deletes its folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findOrInstall();
  const folder = mkdtempSync(join(tmpdir(), 'kariz-postgres-'));
  const owner = user();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const settings = ['-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  run(join(bin, 'initdb'), ['-D', data, ...settings], { ...owner, cwd: folder });
  // As late as possible, because another program may take the port until PostgreSQL opens it.
  const port = await freePort();
  const url = (database: string): string => `postgres://test@127.0.0.1:${port}/${database}`;
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  // `-F` turns off fsync: these tests end processes, not machines.
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', output, output],
    });
  let server = launch();
  await untilReady(server, url('postgres'), log);
  const halt = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let count = 0;
  const create = async (kind: 'DATABASE' | 'SCHEMA'): Promise<string> => {
    count += 1;
    await command(url('postgres'), `CREATE ${kind} test_${count}`);
    return `test_${count}`;
  };
  return {
    createDatabase: async () => url(await create('DATABASE')),
    createSchema: async () => `${url('postgres')}?options=-csearch_path%3D${await create('SCHEMA')}`,
    restart: async () => {
      // Fast shutdown: open connections are cut.
      await halt('SIGINT');
      server = launch();
      await untilReady(server, url('postgres'), log);
    },
    stop: async () => {
      // Immediate shutdown: the data is not needed any more.
      await halt('SIGQUIT');
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
