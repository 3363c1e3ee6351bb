import { ground, topOutline } from './ground.ts';
import { ink, type Ink } from './ink.ts';
import { inDepthOrder } from './order.ts';
import type { Scene, Stage, View, ViewName } from './scene.ts';
import type { Motion, Shape } from './shape.ts';
import { shadows } from './shadow.ts';
import { ISOMETRIC, project, through, UNIT, type Camera, type Vec3 } from './space.ts';
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

/** Where each view looks from: round the other corner, and at the cut face almost square on, as a section shows it. */
const CAMERAS: Readonly<Record<ViewName, Camera>> = {
  hero: ISOMETRIC,
  banner: ISOMETRIC,
  why: { turn: 70, height: 27 },
  features: { turn: 14, height: 17 },
};

/** A scene as a free-standing SVG: one file for both themes, still under reduced motion. */
export function Drawing({ scene, view = 'hero', ...size }: Props) {
  const camera = closerLook(scene(), view)?.from ?? CAMERAS[view];
  return through(camera, () => picture(scene(), view, size));
}

const closerLook = ({ why, features }: Stage, view: ViewName): View | undefined =>
  view === 'why' ? why : view === 'features' ? features : undefined;

function picture(stage: Stage, view: ViewName, { width, height }: Pick<Props, 'width' | 'height'>) {
  const { block, shafts } = stage;
  const colours = ink(view === 'banner');
  const outlineOfTop = topOutline({ ...block, hollows: [] });
  const base = [...ground(block), ...channel(block, shafts)];
  const flat = [...canals(block, shafts), ...shadows(stage.solids)].map((shape) => ({ ...shape, clip: outlineOfTop }));
  const solids = inDepthOrder(stage.solids).flatMap(({ shapes }) => shapes);
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

/** The part of the picture plane that shows: everything with a margin, or a closer look, in the given aspect. */
function viewBox(stage: Stage, view: ViewName, aspect: number): string {
  const { min, max } = bounds(stage);
  const closer = closerLook(stage, view);
  const whole: [number, number] = [(max[0] - min[0]) * 1.03, (max[1] - min[1]) * 1.03];
  const fitted = Math.max(whole[0], whole[1] * aspect) / (closer?.zoom ?? 1);
  const [width, height] = [fitted, fitted / aspect];
  const [x, y] = closer ? project(closer.middle) : [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  return [x - width / 2, y - height / 2, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

/** Least and greatest corner of everything on the picture plane. */
function bounds({ block: { size, depth }, solids }: Stage) {
  const corners: Vec3[] = [
    { min: [0, 0, -depth] as Vec3, max: [size[0], size[1], 0] as Vec3 },
    ...solids.map(({ box }) => box),
  ].flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z]))),
  );
  const points = corners.map(project);
  const pad = 0.05 * UNIT;
  return {
    min: [Math.min(...points.map(([x]) => x)) - pad, Math.min(...points.map(([, y]) => y)) - pad] as const,
    max: [Math.max(...points.map(([x]) => x)) + pad, Math.max(...points.map(([, y]) => y)) + pad] as const,
  };
}
