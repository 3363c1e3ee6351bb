/** The charts of a report, as SVG that takes its colours from the page around it. */
import { html, raw } from 'hono/html';
import type { Content } from '../pages/page.ts';
import type { DayCount } from './summary.ts';
import { numberOf, shortDay, spanOfDays } from './terms.ts';

/** Sizes of the chart over time in pixels, with how many of its bars have their day under them. */
export const SIZES = {
  wide: { width: 960, height: 260, dayLabels: 8 },
  narrow: { width: 350, height: 220, dayLabels: 4 },
} as const;

/** Room for figures at the start, above the highest bar and under the axis. */
const EDGE = { start: 56, top: 28, bottom: 30 } as const;
/** More bars than this would be too thin to be told apart. */
const MOST_BARS = 92;

export interface Bar {
  /** First and last day, as `2026-03-01`. */
  first: string;
  last: string;
  count: number;
}

/** How many days a bar stands for: one, a week, or thirty when they are very many. */
export const daysOfBar = (days: number): 1 | 7 | 30 => (days <= MOST_BARS ? 1 : days <= MOST_BARS * 7 ? 7 : 30);

/** The days as bars. The last bar may have fewer days than the others. */
export function barsOf(days: readonly DayCount[]): Bar[] {
  const length = daysOfBar(days.length);
  return Array.from({ length: Math.ceil(days.length / length) }, (_, index) => {
    const span = days.slice(index * length, (index + 1) * length);
    const [first, last] = [span[0]?.day ?? '', span.at(-1)?.day ?? ''];
    return { first, last, count: span.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** A round number at or above `most`, and the step of three or more lines up to it. */
export function scaleOf(most: number): { top: number; step: number } {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 4) / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size * 4 >= most) ?? 10 * power;
  return { top: Math.max(1, Math.ceil(most / step)) * step, step };
}

/** Views over time, as bars with a scale; a title on each bar names its day. */
export function timeChart(bars: readonly Bar[], size: keyof typeof SIZES): Content {
  const { width, height, dayLabels } = SIZES[size];
  const most = Math.max(...bars.map(({ count }) => count));
  const { top, step } = scaleOf(most);
  const room = height - EDGE.top - EDGE.bottom;
  const yOf = (count: number): number => height - EDGE.bottom - (count / top) * room;
  const pitch = (width - EDGE.start) / bars.length;
  const thickness = Math.min(48, Math.max(1.5, pitch * 0.72));
  const every = Math.ceil(bars.length / dayLabels);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const peak = bars.findIndex(({ count }) => count === most);
  const parts = [
    ...lines.map((value) => {
      const y = yOf(value).toFixed(1);
      return `<line class="${value === 0 ? 'axis' : 'rule'}" x1="${EDGE.start}" x2="${width}" y1="${y}" y2="${y}"/><text x="${EDGE.start - 10}" y="${y}" dy="0.35em" text-anchor="end">${numberOf(value)}</text>`;
    }),
    ...bars.map((bar, index) => {
      const middle = EDGE.start + (index + 0.5) * pitch;
      const y = yOf(bar.count);
      const label =
        index % every === 0
          ? `<text x="${middle.toFixed(1)}" y="${height - 8}" text-anchor="middle">${shortDay(bar.first)}</text>`
          : '';
      const figure =
        index === peak && most > 0
          ? `<text class="peak" x="${middle.toFixed(1)}" y="${(y - 9).toFixed(1)}" text-anchor="middle">${numberOf(most)}</text>`
          : '';
      return `<g><title>${spanOfDays(bar.first, bar.last)}: ${numberOf(bar.count)}</title><rect class="bar${index === peak ? ' top' : ''}" x="${(middle - thickness / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${thickness.toFixed(1)}" height="${(height - EDGE.bottom - y).toFixed(1)}" rx="${Math.min(2, thickness / 4).toFixed(1)}"/></g>${label}${figure}`;
    }),
  ];
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="days" class="time ${size}">
    ${raw(parts.join('\n'))}
  </svg>`;
}

/** A row's count beside the largest of its table. The number stands next to it, so that nobody has to read the bar. */
export const rowBar = (count: number, most: number): Content =>
  html`<svg class="row" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="bar" width="${((count / most) * 100).toFixed(1)}" height="8" />
  </svg>`;

/** The parts of a whole side by side, such as languages. */
export function splitBar(counts: readonly number[]): Content {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let x = 0;
  const parts = counts.map((count, index) => {
    const width = (count / total) * 100;
    const part = `<rect class="part p${(index % 3) + 1}" x="${x.toFixed(2)}" width="${Math.max(0, width - 0.6).toFixed(2)}" height="8"/>`;
    x += width;
    return part;
  });
  return html`<svg class="split" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${raw(parts.join(''))}
  </svg>`;
}
