import { CHANNEL } from '#art/kit/palette.ts';
import { project } from '#art/kit/space.ts';
import { MarkStrokes } from '#ui/BrandMark.tsx';
import { faces, flat, through } from './officeMapPaths.ts';
import {
  CREEK,
  CREEK_BANK,
  layer,
  MARK_AT,
  METRO,
  PARCELS,
  PARK,
  SIZE,
  TREES,
  type Building,
} from './officeMapPlan.ts';

const LOOKS = {
  sand: { top: '#f0dcb4', left: '#dfc596', right: '#c2a26b' },
  paper: { top: '#fffdf6', left: '#ece6d8', right: '#d3cab8' },
  office: { top: '#31446f', left: '#1a284d', right: '#101a38' },
} as const;

const LAYERS = [
  { from: 0, to: 0.24, left: '#e3cda0', right: '#d2b988' },
  { from: 0.24, to: 0.62, left: '#b98a56', right: '#a3774a' },
  { from: 0.62, to: 1, left: '#25304f', right: '#1b2440' },
] as const;

/** The block: strata with the channel in its cut faces, streets, parcels, park and creek on top. */
export function Ground() {
  const { width, depth, height } = SIZE;
  const level = -0.43 * height;
  const channel = through([
    [0, depth, level],
    [width, depth, level],
    [width, 0, level],
  ]);
  return (
    <>
      {LAYERS.map(({ from, to, left, right }) => (
        <g key={from}>
          <path d={layer(from, to).left} fill={left} />
          <path d={layer(from, to).right} fill={right} />
        </g>
      ))}
      <path d={channel} fill="none" stroke={CHANNEL.wall.day} strokeWidth="8" />
      <path d={channel} fill="none" stroke={CHANNEL.water.day} strokeWidth="5.5" />
      <path d={channel} fill="none" stroke="#fff" strokeWidth="1.2" strokeDasharray="8 8" />
      <path d={flat([0, 0, width, depth])} fill="#fffaf0" stroke="#e3cda0" strokeWidth="1" />
      {PARCELS.map((parcel) => (
        <path key={parcel.join()} d={flat(parcel)} fill="#f1e2c2" />
      ))}
      <path d={flat(PARK)} fill="#cfd8a4" />
      <path
        d={through([
          [5.9, 8.4, 0],
          [10.1, 8.4, 0],
        ])}
        stroke="#f5e8cd"
        strokeWidth="4"
      />
      <path d={CREEK} fill="#86ccd3" />
      <path d={CREEK_BANK} fill="none" stroke="#d3b27b" strokeWidth="3" />
    </>
  );
}

/** The park's trees. */
export function Trees() {
  return TREES.map(([x, y]) => {
    const [left, top] = project([x, y, 0]);
    return (
      <g key={`${x} ${y}`} transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}>
        <path d="M0 0v-9" stroke="#8d6140" strokeWidth="2" />
        <circle cy="-13" r="6.5" fill="#2f8f6d" />
        <circle cx="-1.8" cy="-15" r="3.6" fill="#63b187" />
      </g>
    );
  });
}

/** A building with its shadow. */
export function Box({ box, look }: Building) {
  const { top, left, right } = faces(box);
  return (
    <>
      <path d={flat([box[0] + box[2], box[1] + 0.12, box[4] * 0.5, box[3]])} fill="#5a4524" opacity=".16" />
      <path d={left} fill={LOOKS[look].left} />
      <path d={right} fill={LOOKS[look].right} />
      <path d={top} fill={LOOKS[look].top} />
    </>
  );
}

/** The elevated line on its columns, with the station in the middle. */
export function Metro() {
  const { y, height, columns, station } = METRO;
  const [x, sy, w, d] = station;
  const rail = through([
    [0, y, height],
    [SIZE.width, y, height],
  ]);
  const hall = faces([x, sy, w, d, 0.75], height - 0.1);
  return (
    <>
      <path
        d={columns
          .map((at) =>
            through([
              [at, y, 0],
              [at, y, height],
            ]),
          )
          .join('')}
        stroke="#9eabbb"
        strokeWidth="3"
      />
      <path d={rail} stroke="#75839a" strokeWidth="7" />
      <path d={rail} stroke="#e2a92f" strokeWidth="3.4" />
      <path d={hall.left} fill="#e2a92f" />
      <path d={hall.right} fill="#b9841a" />
      <path d={hall.top} fill="#f6cf62" />
    </>
  );
}

/** The brand's mark on a post over the office. */
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
