/**
 * `npm run screenshots -- [routes…] [--widths 390,768,1440] [--themes light,dark] [--rtl] [--base http://…]`
 * Writes `screenshots/<route>-<width>-<theme>.png` of whole pages. Serves `dist/` itself unless `--base` names a running site.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.ts';
import { serveDist } from '../serve.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    rtl: { type: 'boolean', default: false },
    base: { type: 'string' },
  },
});

const site = values.base ? { url: values.base, stop: () => undefined } : await serveDist();
const browser = await launchBrowser();
mkdirSync('screenshots', { recursive: true });
for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    for (const route of positionals.length > 0 ? positionals : ['/']) {
      await page.goto(site.url + route, { waitUntil: 'networkidle' });
      if (values.rtl) await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '_');
      const path = `screenshots/${name}-${width}-${theme}${values.rtl ? '-rtl' : ''}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
    await page.close();
  }
}
await browser.close();
site.stop();
