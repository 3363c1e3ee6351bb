/** Installs Debian packages for programs that tests need and npm does not provide: browsers and a database. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages if apt exists and the user is root; otherwise does nothing. Throws when apt fails, with apt's message. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} from apt`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
