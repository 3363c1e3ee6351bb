/** Positions and sizes of the parts of the charts, in pixels from the top left. `charts.ts` draws them. */
import type { DayCount } from '../store/counts.ts';

/** Sizes of the chart over time in pixels. `dayLabels` is the maximum number of bars with a date below them. */
export const SIZES = {
  wide: { width: 960, height: 260, dayLabels: 8 },
  narrow: { width: 350, height: 220, dayLabels: 4 },
} as const;

/** Space for labels in pixels: before the bars, above the highest bar and below the axis. */
const EDGE = { start: 56, top: 28, bottom: 30 } as const;
/** Maximum number of bars: with more, the bars are too thin to distinguish. */
const MAX_BARS = 92;

export interface Bar {
  /** First and last day, as `2026-03-01`. */
  first: string;
  last: string;
  count: number;
}

/** Number of days that one bar covers: 1, 7 or 30, depending on the number of days in the report. */
export const daysOfBar = (days: number): 1 | 7 | 30 => (days <= MAX_BARS ? 1 : days <= MAX_BARS * 7 ? 7 : 30);

/** Groups the days into bars. The last bar may have fewer days than the others. */
export function barsOf(days: readonly DayCount[]): Bar[] {
  const length = daysOfBar(days.length);
  return Array.from({ length: Math.ceil(days.length / length) }, (_, index) => {
    const span = days.slice(index * length, (index + 1) * length);
    const [first, last] = [span[0]?.day ?? '', span.at(-1)?.day ?? ''];
    return { first, last, count: span.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** The top of the scale, a round number at or above `most`, and the step between its lines. There are at least three lines. */
export function scaleOf(most: number): { top: number; step: number } {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 4) / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size * 4 >= most) ?? 10 * power;
  return { top: Math.max(1, Math.ceil(most / step)) * step, step };
}

export interface TimeChart {
  width: number;
  height: number;
  /** x of the start of the lines; the numbers of the scale are before it. */
  start: number;
  /** Lines of the scale; the first is the axis. */
  lines: readonly { count: number; y: number }[];
  /** `middle` is the x of the centre of the bar. `hasDay`: its date is shown below it. `isPeak`: its count is shown above it. */
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

/** Computes the chart of views over time: bars with a scale. */
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

/** Positions of the parts of a divided bar that is 100 wide. There is a gap of 0.6 after each part. */
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
