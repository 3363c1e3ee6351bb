/** The charts of a report, as SVG that takes its colours from the page around it. */
import { html, raw } from 'hono/html';
import type { Content } from '../pages/page.ts';
import type { DayCount } from './summary.ts';
import { longDay, numberOf, shortDay } from './terms.ts';

const WIDTH = 960;
const HEIGHT = 260;
/** Room for figures at the start, above the highest bar and under the axis. */
const EDGE = { start: 56, top: 28, bottom: 30 } as const;
/** More bars than this would be too thin to be told apart. */
const MOST_BARS = 92;
const MOST_DAY_LABELS = 8;

export interface Bar {
  /** First and last day, as `2026-03-01`. */
  first: string;
  last: string;
  count: number;
}

/** The days as bars: one for each day, for each week of seven days, or for 30 days when they are very many. */
export function barsOf(days: readonly DayCount[]): Bar[] {
  const length = days.length <= MOST_BARS ? 1 : days.length <= MOST_BARS * 7 ? 7 : 30;
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

/** The days that a bar stands for. */
export const spanOf = ({ first, last }: Bar): string =>
  first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`;

/** Views over time, as bars with a scale; a title on each bar names its day. */
export function timeChart(bars: readonly Bar[]): Content {
  const most = Math.max(...bars.map(({ count }) => count));
  const { top, step } = scaleOf(most);
  const room = HEIGHT - EDGE.top - EDGE.bottom;
  const yOf = (count: number): number => HEIGHT - EDGE.bottom - (count / top) * room;
  const pitch = (WIDTH - EDGE.start) / bars.length;
  const width = Math.min(48, Math.max(1.5, pitch * 0.72));
  const every = Math.ceil(bars.length / MOST_DAY_LABELS);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const peak = bars.findIndex(({ count }) => count === most);
  const parts = [
    ...lines.map((value) => {
      const y = yOf(value).toFixed(1);
      return `<line class="${value === 0 ? 'axis' : 'rule'}" x1="${EDGE.start}" x2="${WIDTH}" y1="${y}" y2="${y}"/><text x="${EDGE.start - 10}" y="${y}" dy="0.35em" text-anchor="end">${numberOf(value)}</text>`;
    }),
    ...bars.map((bar, index) => {
      const middle = EDGE.start + (index + 0.5) * pitch;
      const y = yOf(bar.count);
      const label =
        index % every === 0
          ? `<text x="${middle.toFixed(1)}" y="${HEIGHT - 8}" text-anchor="middle">${shortDay(bar.first)}</text>`
          : '';
      const figure =
        index === peak && most > 0
          ? `<text class="peak" x="${middle.toFixed(1)}" y="${(y - 9).toFixed(1)}" text-anchor="middle">${numberOf(most)}</text>`
          : '';
      return `<g><title>${spanOf(bar)}: ${numberOf(bar.count)}</title><rect class="bar${index === peak ? ' top' : ''}" x="${(middle - width / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${(HEIGHT - EDGE.bottom - y).toFixed(1)}" rx="${Math.min(2, width / 4).toFixed(1)}"/></g>${label}${figure}`;
    }),
  ];
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="days" class="time">
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
