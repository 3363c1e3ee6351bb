import { CHANNEL, project, SHADOW, STRATA, SURFACES, tone, WHITE, type Paint } from '@site/art/kit';
import { MarkStrokes } from '#ui/BrandMark.tsx';
import { faces, rectanglePath, linePath } from './officeMapPaths.ts';
import { layer, MARK_AT, PARCELS, PARK, RAIL, SIZE, TREES, WATER, WATER_BANK, type Building } from './officeMapPlan.ts';

/**
 * A colour of `packages/art` in the theme of the page. The map is inline SVG, so `light-dark()` works in it. Drawings in separate files
 * need a media query.
 */
const themed = ({ day, night }: Paint): string => `light-dark(${day},${night})`;

const STREET: Paint = { day: '#fffaf0', night: '#e0d3b3' };
const PARCEL: Paint = { day: '#f1e2c2', night: '#c9b68b' };
/** Colour of the shade on the right side face, as in all blocks of `packages/art`. */
const SHADE = '#1a1526';

/** The strata in the side faces: a block as flat as this one shows only the first, the third and the last. */
const LAYERS = [
  { from: 0, to: 0.24, stratum: 0 },
  { from: 0.24, to: 0.62, stratum: 2 },
  { from: 0.62, to: 1, stratum: 5 },
] as const;

/** The ground block: strata and the channel in its side faces, streets and parcels on top. Park and water are optional. */
export function Ground({ hasWater, hasPark }: { hasWater: boolean; hasPark: boolean }) {
  const { width, depth, height } = SIZE;
  const level = -0.43 * height;
  const channel = linePath([
    [0, depth, level],
    [width, depth, level],
    [width, 0, level],
  ]);
  return (
    <>
      {LAYERS.map(({ from, to, stratum }) => (
        <path key={from} d={layer(from, to).left + layer(from, to).right} fill={themed(STRATA[stratum] ?? PARCEL)} />
      ))}
      <path d={layer(0, 1).right} fill={SHADE} opacity=".17" />
      <path d={channel} fill="none" stroke={themed(CHANNEL.wall)} strokeWidth="8" />
      <path d={channel} fill="none" stroke={themed(CHANNEL.water)} strokeWidth="5.5" />
      <path d={channel} fill="none" stroke={themed(CHANNEL.light)} strokeWidth="1.2" strokeDasharray="8 8" />
      <path
        d={rectanglePath([0, 0, width, depth])}
        fill={themed(STREET)}
        stroke={themed(WHITE)}
        strokeOpacity=".55"
        strokeWidth="1"
      />
      <path d={PARCELS.map((parcel) => rectanglePath(parcel)).join('')} fill={themed(PARCEL)} />
      <path d={rectanglePath(PARK)} fill={themed(hasPark ? SURFACES.lawn : PARCEL)} />
      {hasPark && (
        <path
          d={linePath([
            [5.9, 8.4, 0],
            [10.1, 8.4, 0],
          ])}
          stroke={themed(SURFACES.desert)}
          strokeWidth="4"
        />
      )}
      {hasWater && (
        <>
          <path d={WATER} fill={themed(SURFACES.sea)} />
          <path d={WATER_BANK} fill="none" stroke={themed(STRATA[1] ?? PARCEL)} strokeWidth="3" />
        </>
      )}
    </>
  );
}

/** The park's trees. */
export function Trees() {
  return TREES.map(([x, y]) => {
    const [left, top] = project([x, y, 0]);
    return (
      <g key={`${x} ${y}`} transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}>
        <path d="M0 0v-9" stroke={themed(tone('wood', 'right'))} strokeWidth="2" />
        <circle cy="-13" r="6.5" fill={themed(tone('palm', 'left'))} />
        <circle cx="-1.8" cy="-15" r="3.6" fill={themed(tone('palm', 'top'))} />
      </g>
    );
  });
}

/** A building with its shadow. */
export function Box({ box, look }: Building) {
  const { top, left, right } = faces(box);
  return (
    <>
      <path
        d={rectanglePath([box[0] + box[2], box[1] + 0.12, box[4] * 0.5, box[3]])}
        fill={themed(SHADOW)}
        opacity=".16"
      />
      <path d={left} fill={themed(tone(look, 'left'))} />
      <path d={right} fill={themed(tone(look, 'right'))} />
      <path d={top} fill={themed(tone(look, 'top'))} />
    </>
  );
}

/** The elevated railway line on its columns, with a station. */
export function Rail() {
  const { y, height, columns, station } = RAIL;
  const [x, sy, w, d] = station;
  const rail = linePath([
    [0, y, height],
    [SIZE.width, y, height],
  ]);
  const hall = faces([x, sy, w, d, 0.75], height - 0.1);
  return (
    <>
      <path
        d={columns
          .map((at) =>
            linePath([
              [at, y, 0],
              [at, y, height],
            ]),
          )
          .join('')}
        stroke={themed(tone('steel', 'left'))}
        strokeWidth="3"
      />
      <path d={rail} stroke={themed(tone('steel', 'right'))} strokeWidth="7" />
      <path d={rail} stroke={themed(tone('gold', 'left'))} strokeWidth="3.4" />
      <path d={hall.left} fill={themed(tone('gold', 'left'))} />
      <path d={hall.right} fill={themed(tone('gold', 'right'))} />
      <path d={hall.top} fill={themed(tone('gold', 'top'))} />
    </>
  );
}

/** The logo on a post above the office. */
export function Mark() {
  const [x, y] = MARK_AT;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d="M0 0v-26" stroke="#f3e3c3" strokeWidth="3" />
      <g transform="translate(-21 -66) scale(1.17)">
        <rect width="36" height="36" rx="9" fill="#142036" stroke="#f3e3c3" strokeWidth="2" />
        <MarkStrokes />
      </g>
    </g>
  );
}
