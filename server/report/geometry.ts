/** Where the parts of the charts stand, for whoever draws them: in pixels from the top left. */
import type { DayCount } from './summary.ts';

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

export interface TimeChart {
  width: number;
  height: number;
  /** Where the lines begin; their figures stand before it. */
  start: number;
  /** Lines of the scale, the axis first. */
  lines: readonly { count: number; y: number }[];
  /** A bar with its middle; `hasDay`: its day stands under it, `isPeak`: its figure stands over it. */
  bars: readonly (Bar & {
    x: number;
    middle: number;
    y: number;
    width: number;
    height: number;
    radius: number;
    hasDay: boolean;
    isPeak: boolean;
  })[];
}

/** Views over time, as bars with a scale. */
export function timeChartOf(bars: readonly Bar[], size: keyof typeof SIZES): TimeChart {
  const { width, height, dayLabels } = SIZES[size];
  const most = Math.max(...bars.map(({ count }) => count));
  const { top, step } = scaleOf(most);
  const room = height - EDGE.top - EDGE.bottom;
  const yOf = (count: number): number => height - EDGE.bottom - (count / top) * room;
  const pitch = (width - EDGE.start) / bars.length;
  const thickness = Math.min(48, Math.max(1.5, pitch * 0.72));
  const every = Math.ceil(bars.length / dayLabels);
  const peak = most === 0 ? -1 : bars.findIndex(({ count }) => count === most);
  return {
    width,
    height,
    start: EDGE.start,
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      count: index * step,
      y: yOf(index * step),
    })),
    bars: bars.map((bar, index) => {
      const middle = EDGE.start + (index + 0.5) * pitch;
      const y = yOf(bar.count);
      return {
        ...bar,
        middle,
        x: middle - thickness / 2,
        y,
        width: thickness,
        height: height - EDGE.bottom - y,
        radius: Math.min(2, thickness / 4),
        hasDay: index % every === 0,
        isPeak: index === peak,
      };
    }),
  };
}

/** The parts of a whole side by side, in a bar that is 100 wide. */
export function partsOf(counts: readonly number[]): { x: number; width: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let x = 0;
  return counts.map((count) => {
    const width = (count / total) * 100;
    const part = { x, width: Math.max(0, width - 0.6) };
    x += width;
    return part;
  });
}
