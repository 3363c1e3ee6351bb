/**
 * Installs the programs that tests need and npm does not provide, browsers and a database, with one run of apt. Without Debian or root it
 * does nothing; then the tests report what is missing.
 */
import { globSync } from 'node:fs';
import { installFromDebian } from '../debian.ts';

/** Debian packages. Each has a file that exists when it is installed, and may have an environment variable with another path. */
const PROGRAMS: readonly (readonly [packageName: string, file: string, setting?: string])[] = [
  ['chromium', '/usr/bin/chromium', 'CHROMIUM_PATH'],
  ['chromium-headless-shell', '/usr/bin/chromium-headless-shell', 'CHROMIUM_PATH'],
  ['firefox-esr', '/usr/bin/firefox-esr', 'FIREFOX_PATH'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
  ['postgresql', '/usr/lib/postgresql/*/bin/initdb'],
];

const missing = PROGRAMS.filter(
  ([, file, setting]) => !(setting && process.env[setting]) && globSync(file).length === 0,
).map(([name]) => name);
if (missing.length > 0) installFromDebian(...missing);
