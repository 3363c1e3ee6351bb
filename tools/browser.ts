/** Finds Chromium, or installs it on Debian, and starts it. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { installFromDebian } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The headless shell of Chromium, which starts and renders faster. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Features of the browser that a test does not need. The suggestions below the address bar are a page of their own in each window
 * and take more processor time than a page of the site. The other features are those that Playwright disables by default: this list
 * replaces Playwright's.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments of Chromium. With them it installs no updates and sends no requests of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** Path of Chromium: `CHROMIUM_PATH`, a usual path, or Debian's package if it can be installed. Throws an error that says what to do. */
export function browserPath(): string {
  const find = () => [process.env['CHROMIUM_PATH'], ...PLACES, bundled()].find((place) => place && existsSync(place));
  if (!find()) installFromDebian('chromium');
  const found = find();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * Path of Chromium's headless shell if it is installed or can be, otherwise of Chromium itself; `CHROMIUM_PATH` overrides both. The shell
 * has no prerendering and no back/forward cache.
 */
export function shellPath(): string {
  const { CHROMIUM_PATH: own } = process.env;
  if (own) return own;
  if (!existsSync(SHELL)) installFromDebian('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : browserPath();
}

function bundled(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Starts Chromium. Throws as {@link browserPath} does. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
