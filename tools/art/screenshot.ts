/** Pictures of a local page in both themes. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../browser.ts';

/** Writes `<out>-light.png` and `<out>-dark.png` of the whole page at `width` CSS pixels. */
export async function screenshot(file: string, out: string, width: number): Promise<void> {
  const browser = await launchBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    await page.goto(pathToFileURL(path.resolve(file)).href);
    await page.screenshot({ path: `${out}-${colorScheme}.png`, fullPage: true });
    await page.close();
  }
  await browser.close();
}
