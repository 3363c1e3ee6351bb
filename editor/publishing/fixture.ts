/** For tests: a repository with one page and an instant build. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const HOME = 'content/en/pages/home.yaml';

export interface Fixture {
  repository: string;
  dataFolder: string;
  /** The folder that the public server would serve. */
  site: string;
  /** Packages of the build: none. */
  packages: string;
  /** Runs git in the repository and returns its output. */
  git: (...args: string[]) => string;
  /** Writes a file in the repository. */
  write: (file: string, text: string) => void;
  remove: () => void;
}

/** A home page with a headline. */
export const home = (title: string): string =>
  `# The home page.\ncontent:\n  id: 1\n  heroSection: { title: ${title} }\n`;

/** Writes the headline into each file of the site, and fails if the headline says so. */
const BUILD = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const words = readFileSync('${HOME}', 'utf8');
console.log('[1/2] content check and pages');
if (words.includes('faulty')) { console.error('a fault'); process.exit(1); }
console.log('[2/2] search');
if (words.includes('broken')) { console.error('cannot index'); process.exit(1); }
mkdirSync('dist/_assets', { recursive: true });
for (let page = 0; page < 20; page += 1) writeFileSync(\`dist/_assets/\${page}.html\`, words);
writeFileSync('dist/index.html', words);
writeFileSync('dist/index.html.br', words);
`;

export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder, encoding: 'utf8' });

/** Creates a repository in a new folder, with `main` checked out. */
export function createFixture(): Fixture {
  const root = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  const repository = path.join(root, 'repository');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  };
  const git = (...args: string[]) => gitIn(repository, ...args);
  write(HOME, home('One'));
  write('tools/build/main.ts', BUILD);
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Content');
  return {
    repository,
    dataFolder: path.join(root, 'data'),
    site: path.join(root, 'site'),
    packages: path.join(root, 'packages'),
    git,
    write,
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The headline of a page. */
export const headlineIn = (file: string): string => headline(readFileSync(file, 'utf8'));

export const headline = (text: string): string => /title: (.+?)(?:,| \})/.exec(text)?.[1] ?? '';
