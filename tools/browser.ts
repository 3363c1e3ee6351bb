/** Finds, or on a Debian machine installs, a Chromium and starts it. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { installFromDebian } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium without a window of its own: starts and draws faster. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/**
 * What the browser would do beside showing a page. The suggestions below its address bar are a page of their own in each window and
 * cost more processor time than a page of ours. The others are what Playwright switches off, whose list this one replaces.
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

/** Quiet and offline: no updates, no look-ups of its own. */
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

/** Path of a Chromium: `CHROMIUM_PATH`, a usual place, or Debian's package when it can be installed. Throws with what to do. */
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
 * Path of a headless shell of Chromium where one is installed or can be, else of Chromium itself. It has no prerendering and no
 * back/forward cache.
 */
export function shellPath(): string {
  const find = () => SHELLS.find((place) => existsSync(place));
  if (!process.env['CHROMIUM_PATH'] && !find()) installFromDebian('chromium-headless-shell');
  return process.env['CHROMIUM_PATH'] ?? find() ?? browserPath();
}

function bundled(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
