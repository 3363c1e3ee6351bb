/** The viewBox of a drawing: the part of the picture plane that it shows. */
import type { Part } from './panorama.ts';
import type { Stage, ViewName } from './scene.ts';
import { project, UNIT, type Vec2, type Vec3 } from './space.ts';

/** Margin of a frame, as a share of its size. */
const MARGIN = 0.03;
/** Share of the cut face that a section leaves out at each end. */
const INSET = 0.012;

/**
 * The viewBox in drawing units of a view: the scene with the land beside it, or the part that `why` or `features`
 * shows. `aspect` is width divided by height.
 */
export function viewBox(stage: Stage, beside: readonly Part[], view: ViewName, aspect: number): string {
  if (view === 'features') return section(stage, aspect);
  const closer = view === 'why' ? stage.why : undefined;
  const all = bounds([{ at: [0, 0], stage }, ...beside]);
  const fitted = Math.max(all.max[0] - all.min[0], (all.max[1] - all.min[1]) * aspect) * (1 + MARGIN);
  if (!closer) {
    const [x, y] = [(all.min[0] + all.max[0]) / 2, (all.min[1] + all.max[1]) / 2];
    return viewBoxText(x - fitted / 2, y - fitted / aspect / 2, fitted, fitted / aspect);
  }
  const [width, height] = [fitted / closer.zoom, fitted / closer.zoom / aspect];
  const [x, y] = project(closer.middle);
  return viewBoxText(within(x - width / 2, width, all, 0), within(y - height / 2, height, all, 1), width, height);
}

/**
 * The viewBox of a section: the cut face that is wider on the picture, whole or the part that `features` gives. Ground
 * fills the picture up to both sides.
 */
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
  const preferred = part?.middle ? project(part.middle)[0] - width / 2 : first;
  const x = Math.max(first, Math.min(preferred, first + whole - width));
  const footAt = (at: number) => from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
  const foot = Math.min(footAt(x), footAt(x + width));
  return viewBoxText(x, foot - width / aspect, width, width / aspect);
}

/**
 * The start of a frame of `size`: `start`, moved so far that the frame shows at most its margin beyond `all`. A frame
 * larger than `all` is centred on it.
 */
function within(start: number, size: number, { min, max }: Bounds, axis: 0 | 1): number {
  const [first, last] = [min[axis] - size * MARGIN, max[axis] + size * MARGIN - size];
  return first > last ? (first + last) / 2 : Math.max(first, Math.min(start, last));
}

/** The four numbers of a viewBox as text, rounded to a tenth. */
const viewBoxText = (...values: number[]): string => values.map((value) => Math.round(value * 10) / 10).join(' ');

type Bounds = Record<'min' | 'max', Vec2>;

/** Minimum and maximum corner of all parts on the picture plane, in drawing units. */
function bounds(parts: readonly Part[]): Bounds {
  const points = parts.flatMap(({ at: [dx, dy], stage: { block, solids } }) => {
    const ground = { min: [0, 0, -block.depth] as Vec3, max: [...block.size, 0] as Vec3 };
    return [ground, ...solids.map(({ box }) => box)].flatMap(({ min, max }) =>
      [min[0], max[0]].flatMap((x) =>
        [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => project([x + dx, y + dy, z]))),
      ),
    );
  });
  const pad = 0.05 * UNIT;
  return {
    min: [Math.min(...points.map(([x]) => x)) - pad, Math.min(...points.map(([, y]) => y)) - pad],
    max: [Math.max(...points.map(([x]) => x)) + pad, Math.max(...points.map(([, y]) => y)) + pad],
  };
}
