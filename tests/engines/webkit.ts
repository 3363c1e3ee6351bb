/** WebKit, the engine of Safari: WebKitGTK, controlled with WebDriver on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { installFromDebian } from '../../tools/debian.ts';
import { freePort } from '../../tools/serve.ts';
import type { Engine } from './tab.ts';

const SCREEN = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB };

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
const isInstalled = () => existsSync(SCREEN) && existsSync(DRIVER) && miniBrowser() !== undefined;

/** Path of WebKitGTK's small browser. Installs Debian's packages if possible. Otherwise throws an error with advice. */
function browserPath(): string {
  if (!isInstalled()) installFromDebian('webkit2gtk-driver', 'xvfb');
  const path = miniBrowser();
  if (!isInstalled() || !path)
    throw new Error('No WebKitGTK with driver and screen found. Debian: apt install webkit2gtk-driver xvfb.');
  return path;
}

/** Starts a virtual screen. Resolves with its number and a function that stops it. */
async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => screen.kill() };
}

/** Resolves when the driver accepts sessions at `url`. Rejects when its process ends. */
async function untilReady(driver: ChildProcess, url: string): Promise<void> {
  while (driver.exitCode === null && driver.signalCode === null) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver has ended');
}

export const webkit: Engine = {
  name: 'WebKit',
  launch: async (origin) => {
    const binary = browserPath();
    const { display, stop } = await startScreen();
    const url = `http://127.0.0.1:${await freePort()}`;
    const service = spawn(DRIVER, [`--port=${new URL(url).port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    await untilReady(service, url);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    const element = (selector: string) => driver.findElement(By.css(selector));
    return {
      open: (path) => driver.get(origin + path),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
      run: (work, given = '') => driver.executeScript(work, given),
      click: async (selector) => {
        // The driver scrolls smoothly, like the page, and does not wait until scrolling has ended.
        await driver.executeScript(
          (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
          selector,
        );
        await element(selector).click();
      },
      type: (selector, text) => element(selector).sendKeys(text),
      write: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      attach: (selector, file) => element(selector).sendKeys(file),
      close: async () => {
        await driver.quit();
        service.kill();
        stop();
      },
    };
  },
};
