/** Debian's packages, for what tests need and npm does not hold: browsers and a database. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where apt is and the user is root; elsewhere does nothing. Throws what apt says of a failure. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} from apt`);
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
