/** The charts of a report, as inline SVG. Their colours come from the style sheet of the page. */
import { html, raw } from 'hono/html';
import type { Content } from '../markup.ts';
import { partsOf, timeChartOf, type Bar, type SIZES } from './geometry.ts';
import { numberOf, shortDay, spanOfDays } from './terms.ts';

const px = (value: number): string => value.toFixed(1);

/** Views over time, as bars with a scale. The title of each bar contains its days and its count. */
export function timeChart(bars: readonly Bar[], size: keyof typeof SIZES): Content {
  const chart = timeChartOf(bars, size);
  const parts = [
    ...chart.lines.map(
      ({ count, y }) =>
        `<line class="${count === 0 ? 'axis' : 'rule'}" x1="${chart.start}" x2="${chart.width}" y1="${px(y)}" y2="${px(y)}"/><text x="${chart.start - 10}" y="${px(y)}" dy="0.35em" text-anchor="end">${numberOf(count)}</text>`,
    ),
    ...chart.bars.map(({ first, last, count, x, middle, y, width, height, radius, hasDay, isPeak }) => {
      const label = hasDay
        ? `<text x="${px(middle)}" y="${chart.height - 8}" text-anchor="middle">${shortDay(first)}</text>`
        : '';
      const figure = isPeak
        ? `<text class="peak" x="${px(middle)}" y="${px(y - 9)}" text-anchor="middle">${numberOf(count)}</text>`
        : '';
      return `<g><title>${spanOfDays(first, last)}: ${numberOf(count)}</title><rect class="bar" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}"/></g>${label}${figure}`;
    }),
  ];
  return html`<svg viewBox="0 0 ${chart.width} ${chart.height}" role="img" aria-labelledby="days" class="time ${size}">
    ${raw(parts.join('\n'))}
  </svg>`;
}

/** A bar for the count of a row, relative to the largest count of its table. It is decorative: the number is in the row as text. */
export const rowBar = (count: number, most: number): Content =>
  html`<svg class="row" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="bar" width="${((count / most) * 100).toFixed(1)}" height="8" />
  </svg>`;

/** One bar that is divided into parts, for example languages. */
export function splitBar(counts: readonly number[]): Content {
  const parts = partsOf(counts).map(
    ({ x, width }, index) =>
      `<rect class="part p${(index % 3) + 1}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="8"/>`,
  );
  return html`<svg class="split" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${raw(parts.join(''))}
  </svg>`;
}
