/** The editing service as a process of its own, on a repository that holds our content and nothing else. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/serve.ts';

export const PASSWORD = 'a long password';

export interface Service {
  origin: string;
  /** Where a public server beside it would keep its data. */
  serverFolder: string;
  previewOrigin: string;
  /** What git says in the work tree of the drafts. */
  git: (...args: string[]) => string;
  /** A file of that work tree. */
  bytes: (file: string) => Buffer;
  /** The folder that visitors would see. */
  site: string;
  stop: () => Promise<void>;
}

const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** In the place of `npm run build`: the home page as its record, and a fault where the headline says so. */
const BUILD = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const words = readFileSync('content/en/pages/home.yaml', 'utf8');
console.log('[1/1] pages');
if (words.includes('cannot be built')) { console.error('the page cannot be built'); process.exit(1); }
mkdirSync('dist');
writeFileSync('dist/index.html', words);
`;

type Account = string | readonly [name: string, role: string];

/**
 * Starts the service with an account for each name, or for a name and a role; the first one without a role has all of them. Rejects with
 * its output when it ends before it listens.
 */
export const startService = (...accounts: Account[]): Promise<Service> =>
  start(accounts, (repository) => {
    cpSync('content', path.join(repository, 'content'), { recursive: true });
    mkdirSync(path.join(repository, 'tools/build'), { recursive: true });
    writeFileSync(path.join(repository, 'tools/build/main.ts'), BUILD);
  });

/** The same on a repository that holds the code of the site too, so that there is a preview. */
export const startServiceWithPreview = (...accounts: Account[]): Promise<Service> =>
  start(accounts, (repository) => {
    const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of known.split('\0')) if (file && existsSync(file)) cpSync(file, path.join(repository, file));
  });

async function start(accounts: readonly Account[], fill: (repository: string) => void): Promise<Service> {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
  const repository = path.join(folder, 'repository');
  mkdirSync(repository);
  fill(repository);
  gitIn(repository, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(repository, 'add', '--all');
  gitIn(repository, 'commit', '--quiet', '--message', 'Content');

  const env = {
    PATH: process.env['PATH'],
    EDITOR_DATA_DIR: path.join(folder, 'data'),
    EDITOR_REPOSITORY: repository,
    DATA_DIR: path.join(folder, 'server'),
  };
  for (const account of accounts) {
    const [name, ...roles] = typeof account === 'string' ? [account] : account;
    const args = ['account', 'add', name, ...roles.flatMap((role) => ['--role', role])];
    execFileSync(process.execPath, ['editor/main.ts', ...args], { env, input: PASSWORD, stdio: 'pipe' });
  }
  // Only now: the accounts take seconds, in which another program may take a port that is free.
  const ports = { EDITOR_PORT: String(await freePort()), EDITOR_PREVIEW_PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['editor/main.ts'], {
    env: { ...env, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    origin: await originOf(child),
    serverFolder: env.DATA_DIR,
    previewOrigin: `http://127.0.0.1:${ports.EDITOR_PREVIEW_PORT}`,
    git: (...args) => gitIn(path.join(folder, 'data/drafts'), ...args),
    bytes: (file) => readFileSync(path.join(folder, 'data/drafts', file)),
    site: path.join(repository, 'dist'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const origin = /Editing at (\S+)\/admin\//.exec(text)?.[1];
        if (origin) resolve(origin);
      });
    }
    child.once('exit', (code) => reject(new Error(`ended with ${code ?? ''}: ${text}`)));
  });
}
