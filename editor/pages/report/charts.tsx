import { partsOf, timeChartOf, type Bar, type SIZES } from '../../../server/report/geometry.ts';
import { numberOf, shortDay, spanOfDays } from '../../../server/report/terms.ts';

interface TimeChartProps {
  bars: readonly Bar[];
  size: keyof typeof SIZES;
  /** Id of the heading that names the chart. */
  labelledBy: string;
  className: string;
}

/** Views over time, as bars with a scale. The title of each bar contains its days. */
export function TimeChart({ bars, size, labelledBy, className }: TimeChartProps) {
  const chart = timeChartOf(bars, size);
  // On narrower screens the wide chart is scaled down, so its text needs a larger size.
  const letters = size === 'wide' ? 'text-[12px] max-lg:text-[15px]' : 'text-[12px]';
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-labelledby={labelledBy}
      className={`h-auto w-full overflow-visible ${className}`}
    >
      {chart.lines.map(({ count, y }) => (
        <g key={count}>
          <line
            x1={chart.start}
            x2={chart.width}
            y1={y}
            y2={y}
            className={count === 0 ? 'stroke-muted' : 'stroke-line'}
          />
          <text x={chart.start - 10} y={y} dy="0.35em" textAnchor="end" className={`fill-muted ${letters}`}>
            {numberOf(count)}
          </text>
        </g>
      ))}
      {chart.bars.map(({ first, last, count, x, middle, y, width, height, radius, hasDay, isPeak }) => (
        <g key={first}>
          <g>
            <title>{`${spanOfDays(first, last)}: ${numberOf(count)}`}</title>
            <rect x={x} y={y} width={width} height={height} rx={radius} className="fill-water hover:fill-clay" />
          </g>
          {hasDay && (
            <text x={middle} y={chart.height - 8} textAnchor="middle" className={`fill-muted ${letters}`}>
              {shortDay(first)}
            </text>
          )}
          {isPeak && (
            <text x={middle} y={y - 9} textAnchor="middle" className={`fill-ink font-semibold ${letters}`}>
              {numberOf(count)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The bar of a row, relative to the largest count of its table. Hidden from screen readers, because the number is next to it. */
export function RowBar({ count, most }: { count: number; most: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-1 w-full">
      <rect width={(count / most) * 100} height="8" className="fill-water" />
    </svg>
  );
}

const FILLS = ['fill-water', 'fill-(--strata-1)', 'fill-clay'];

/** Colour of a part of a whole, by its index. */
export const fillOf = (index: number): string => FILLS[index % FILLS.length] ?? '';

/** A stacked bar of the parts of a whole, such as languages. */
export function SplitBar({ counts }: { counts: readonly number[] }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mb-4 h-3 w-full">
      {partsOf(counts).map(({ x, width }, index) => (
        <rect key={x} x={x} width={width} height="8" className={fillOf(index)} />
      ))}
    </svg>
  );
}
