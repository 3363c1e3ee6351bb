/** The programs that tests need beside npm's packages: browsers and a database. */
import { globSync } from 'node:fs';
import { installFromDebian } from '../debian.ts';

/** Debian's packages by the file that shows one is installed, and the setting that names a program of another place. */
const PROGRAMS: readonly (readonly [packageName: string, file: string, setting?: string])[] = [
  ['chromium', '/usr/bin/chromium', 'CHROMIUM_PATH'],
  ['chromium-headless-shell', '/usr/bin/chromium-headless-shell', 'CHROMIUM_PATH'],
  ['firefox-esr', '/usr/bin/firefox-esr', 'FIREFOX_PATH'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
  ['postgresql', '/usr/lib/postgresql/*/bin/initdb'],
];

/** Installs what is missing in one run of apt; elsewhere does nothing, and the tests say what they miss. */
export function installTestPrograms(): void {
  const missing = PROGRAMS.filter(
    ([, file, setting]) => !(setting && process.env[setting]) && globSync(file).length === 0,
  ).map(([name]) => name);
  if (missing.length > 0) installFromDebian(...missing);
}
