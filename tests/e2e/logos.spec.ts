import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Background colours of the two themes. */
const GROUNDS = [
  { theme: 'light', ground: [251, 247, 238] },
  { theme: 'dark', ground: [13, 21, 38] },
] as const;
/** The minimum distance from the background in OKLab, and the minimum share of a logo's pixels that must have it. */
const DISTANCE = 0.16;
const SHARE = 0.1;

for (const { theme, ground } of GROUNDS) {
  test(`every logo can be drawn and has enough contrast on the ${theme} background`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme });
    const page = await context.newPage();
    await page.goto('/accessibility');
    const files = readdirSync('dist/logos').filter((file) => file.endsWith('.svg'));
    expect(files).not.toEqual([]);
    const lowContrast = await page.evaluate(
      async ({ names, around, distance, share }) => {
        const SIZE = 32;
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = SIZE;
        const context2d = canvas.getContext('2d', { willReadFrequently: true });
        if (!context2d) throw new Error('No canvas');
        const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        const oklab = (red: number, green: number, blue: number): [number, number, number] => {
          const [r, g, b] = [linear(red), linear(green), linear(blue)];
          const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
          const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
          const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
          return [
            0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
          ];
        };
        const [red, green, blue] = around;
        const from = oklab(red, green, blue);
        const result: string[] = [];
        for (const name of names) {
          const image = new Image();
          image.src = `/logos/${name}`;
          await image.decode().catch(() => undefined);
          context2d.clearRect(0, 0, SIZE, SIZE);
          const scale = SIZE / Math.max(image.width, image.height, 1);
          context2d.drawImage(image, 0, 0, image.width * scale, image.height * scale);
          const { data } = context2d.getImageData(0, 0, SIZE, SIZE);
          let [drawn, seen] = [0, 0];
          for (let at = 0; at < data.length; at += 4) {
            const alpha = (data[at + 3] ?? 0) / 255;
            if (alpha < 0.5) continue;
            const mixed = around.map((value, index) => (data[at + index] ?? 0) * alpha + value * (1 - alpha));
            const to = oklab(mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0);
            drawn += 1;
            if (Math.hypot(...to.map((value, index) => value - (from[index] ?? 0))) >= distance) seen += 1;
          }
          if (drawn === 0 || seen / drawn < share) result.push(`${name} ${(seen / (drawn || 1)).toFixed(2)}`);
        }
        return result;
      },
      { names: files, around: ground, distance: DISTANCE, share: SHARE },
    );
    expect(lowContrast).toEqual([]);
    await context.close();
  });
}
