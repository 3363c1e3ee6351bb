/** Firefox, controlled with WebDriver BiDi. */
import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { installFromDebian } from '../../tools/debian.ts';
import type { Engine } from './tab.ts';

const PLACES = ['/usr/bin/firefox', '/usr/bin/firefox-esr'];

/** Path of a Firefox: `FIREFOX_PATH`, a usual place, or Debian's package when it can be installed. Otherwise throws an error with advice. */
function firefoxPath(): string {
  const find = () => [process.env['FIREFOX_PATH'], ...PLACES].find((place) => place && existsSync(place));
  if (!find()) installFromDebian('firefox-esr');
  const found = find();
  if (!found) throw new Error('No Firefox found. Install one (Debian: apt install firefox-esr) or set FIREFOX_PATH.');
  return found;
}

export const firefox: Engine = {
  name: 'Firefox',
  launch: async (origin) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath() });
    const page = await browser.newPage();
    return {
      open: async (path) => {
        await page.goto(origin + path);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      run: (work, given = '') => page.evaluate(work, given),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      write: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      attach: async (selector, file) => {
        const field = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
        await field.uploadFile(file);
      },
      close: () => browser.close(),
    };
  },
};
