import { ground, topOutline } from './ground.ts';
import { ink, type Ink } from './ink.ts';
import { inDepthOrder } from './order.ts';
import type { Scene, Stage, ViewName } from './scene.ts';
import type { Motion, Shape } from './shape.ts';
import { shaded, shadows } from './shadow.ts';
import { ISOMETRIC, project, through, UNIT, type Camera, type Vec2, type Vec3 } from './space.ts';
import { canals, channel } from './water.ts';

interface Props {
  scene: Scene;
  view?: ViewName;
  /** Size in CSS pixels; the drawing fits into it whole. */
  width: number;
  height: number;
}

const MOTIONS: Readonly<Record<Motion, string>> = {
  flow: '.flow{animation:flow 1.6s linear infinite}@keyframes flow{to{stroke-dashoffset:-16}}',
  blink: '.blink{animation:blink 1.6s steps(2,jump-none) infinite}@keyframes blink{to{opacity:.15}}',
  sway: '.sway{animation:sway 4.8s ease-in-out infinite alternate}@keyframes sway{to{transform:translate(6px,3.5px)}}',
  rise: '.rise{animation:rise 4.8s ease-in-out infinite alternate}@keyframes rise{to{transform:translateY(-7px)}}',
};

/** Where a view looks from: a corner from its side, a section almost square on its cut face, the whole as ever. */
function cameraOf({ why, features }: Stage, view: ViewName): Camera {
  if (view === 'why') return { turn: why?.face === 'left' ? 20 : 70, height: 27 };
  if (view === 'features') return { turn: features?.face === 'right' ? 79 : 11, height: 17 };
  return ISOMETRIC;
}

/** A scene as a free-standing SVG: one file for both themes, still under reduced motion. */
export function Drawing({ scene, view = 'hero', ...size }: Props) {
  return through(cameraOf(scene(), view), () => picture(scene(), view, size));
}

function picture(stage: Stage, view: ViewName, { width, height }: Pick<Props, 'width' | 'height'>) {
  const { block, shafts } = stage;
  const colours = ink(view === 'banner');
  const outlineOfTop = topOutline({ ...block, hollows: [] });
  const base = [...ground(block), ...channel(block, shafts)];
  const flat = [...canals(block, shafts), ...shadows(stage.solids)].map((shape) => ({ ...shape, clip: outlineOfTop }));
  const solids = inDepthOrder(shaded(stage.solids)).flatMap(({ shapes }) => shapes);
  const shapes = [...base, ...flat, ...solids];
  const body = shapes.map((shape, index) => mark(shape, colours, index));
  const motions = [...new Set(shapes.flatMap(({ motion }) => (motion ? [MOTIONS[motion]] : [])))];
  const still = motions.length > 0 ? '@media(prefers-reduced-motion:reduce){*{animation:none!important}}' : '';
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={viewBox(stage, view, width / height)}
    >
      <style>{`path{stroke-linejoin:round}${colours.css()}${motions.join('')}${still}`}</style>
      <Definitions colours={colours} />
      {body}
    </svg>
  );
}

/** The element of a shape. A plain call, not a component: all colours must be collected before the style is written. */
function mark(shape: Shape, colours: Ink, key: number) {
  const { d, opacity, motion, clip } = shape;
  const common = { d, opacity, ...(clip && { clipPath: colours.clip(clip) }) };
  if ('fill' in shape) {
    const { className, fill } = colours.fill(shape.fill);
    return <path {...common} key={key} className={names(className, motion)} fill={fill} />;
  }
  return (
    <path
      {...common}
      key={key}
      className={names(colours.stroke(shape.stroke), motion)}
      fill="none"
      strokeWidth={shape.width}
      strokeLinecap={shape.cap === 'round' ? 'round' : undefined}
      strokeDasharray={shape.dash}
    />
  );
}

const names = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;

function Definitions({ colours }: { colours: Ink }) {
  return (
    <defs>
      {colours.clips().map(({ id, d }) => (
        <clipPath key={id} id={id}>
          <path d={d} />
        </clipPath>
      ))}
      {colours.gradients().map(({ id, gradient, stops }) => {
        const children = stops.map((stop, index) => <stop key={index} offset={[0, 0.35, 1][index]} className={stop} />);
        return gradient.shape === 'across' ? (
          <linearGradient key={id} id={id}>
            {children}
          </linearGradient>
        ) : (
          <radialGradient key={id} id={id} cx=".36" cy=".3" r=".75">
            {children}
          </radialGradient>
        );
      })}
    </defs>
  );
}

/** Share of its own size that a frame leaves free around what it shows. */
const MARGIN = 0.03;
/** Share of the cut face that a section leaves outside at either end. */
const INSET = 0.012;

/** The part of the picture plane that shows, in the given aspect. */
function viewBox(stage: Stage, view: ViewName, aspect: number): string {
  if (view === 'features') return section(stage, aspect);
  const closer = view === 'why' ? stage.why : undefined;
  const all = bounds(stage);
  const fitted = Math.max(all.max[0] - all.min[0], (all.max[1] - all.min[1]) * aspect) * (1 + MARGIN);
  if (!closer) {
    const [x, y] = [(all.min[0] + all.max[0]) / 2, (all.min[1] + all.max[1]) / 2];
    return box(x - fitted / 2, y - fitted / aspect / 2, fitted, fitted / aspect);
  }
  const [width, height] = [fitted / closer.zoom, fitted / closer.zoom / aspect];
  const [x, y] = project(closer.middle);
  return box(within(x - width / 2, width, all, 0), within(y - height / 2, height, all, 1), width, height);
}

/** The cut face that is seen square on, from edge to edge or a part of it: the ground runs on beyond the picture. */
function section({ block: { size, depth }, features: part }: Stage, aspect: number): string {
  const [w, d] = size;
  const [left, corner, right] = (
    [
      [0, d, -depth],
      [w, d, -depth],
      [w, 0, -depth],
    ] satisfies Vec3[]
  ).map(project) as [Vec2, Vec2, Vec2];
  const [from, to] = corner[0] - left[0] > right[0] - corner[0] ? [left, corner] : [corner, right];
  const whole = (to[0] - from[0]) * (1 - 2 * INSET);
  const width = whole / (part?.zoom ?? 1);
  const first = (from[0] + to[0] - whole) / 2;
  const wished = part?.middle ? project(part.middle)[0] - width / 2 : first;
  const x = Math.max(first, Math.min(wished, first + whole - width));
  const footAt = (at: number) => from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
  const foot = Math.min(footAt(x), footAt(x + width));
  return box(x, foot - width / aspect, width, width / aspect);
}

/** Where a frame of `size` starts so that it shows no more sky beside `all` than it must, as near to `start` as that allows. */
const within = (start: number, size: number, { min, max }: Bounds, axis: 0 | 1): number =>
  Math.max(min[axis] - size * MARGIN, Math.min(start, max[axis] + size * MARGIN - size));

const box = (...values: number[]): string => values.map((value) => Math.round(value * 10) / 10).join(' ');

type Bounds = Record<'min' | 'max', Vec2>;

/** Least and greatest corner of everything on the picture plane. */
function bounds({ block: { size, depth }, solids }: Stage): Bounds {
  const corners: Vec3[] = [
    { min: [0, 0, -depth] as Vec3, max: [size[0], size[1], 0] as Vec3 },
    ...solids.map(({ box }) => box),
  ].flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z]))),
  );
  const points = corners.map(project);
  const pad = 0.05 * UNIT;
  return {
    min: [Math.min(...points.map(([x]) => x)) - pad, Math.min(...points.map(([, y]) => y)) - pad],
    max: [Math.max(...points.map(([x]) => x)) + pad, Math.max(...points.map(([, y]) => y)) + pad],
  };
}
