/** The underground channel in the cut faces, the shafts that lead up from it and the canals on the ground. */
import { line } from './path.ts';
import { CHANNEL } from './palette.ts';
import { channelLevel, opensIn } from './ground.ts';
import type { Block, Shaft } from './scene.ts';
import type { Shape } from './shape.ts';
import { project, UNIT, type Vec2, type Vec3 } from './space.ts';

/** Width of the channel in drawing units. */
const WIDTH = 0.42 * UNIT;

/** The canals on the ground, painted before shadows and solids. */
export function canals(block: Block, shafts: readonly Shaft[]): Shape[] {
  const paths = shafts.flatMap((shaft) => {
    if (!shaft.canal) return [];
    const [x, y] = edge(block, shaft);
    return [line([[x, y], ...shaft.canal].map(([px, py]) => project([px, py, 0])))];
  });
  return paths.length === 0 ? [] : pipe(paths.join(''), 0.9, true);
}

/** The channel and its shafts on the cut faces, painted over the strata; an empty list for a dry block. */
export function channel(block: Block, shafts: readonly Shaft[]): Shape[] {
  const level = channelLevel(block);
  if (level === undefined) return [];
  const [w, d] = block.size;
  const main = line(
    (
      [
        [0, d, level],
        [w, d, level],
        [w, 0, level],
      ] satisfies Vec3[]
    ).map(project),
  );
  const risers = shafts
    .map((shaft) => {
      const [x, y] = edge(block, shaft);
      return line([project([x, y, level]), project([x, y, topAt(block, shaft)])]);
    })
    .join('');
  return [...(risers ? pipe(risers, 0.62, false) : []), ...pipe(main, 1, false)];
}

/** Height of the ground at the top of a shaft, in grid units: below 0 where a hollow opens in the cut face. */
function topAt({ hollows = [], size }: Block, { face, at }: Shaft): number {
  const open = hollows.find((hollow) => {
    const axis = face === 'left' ? 0 : 1;
    const from = hollow.at[axis];
    return opensIn(hollow, size, face) && at > from && at < from + hollow.size[axis];
  });
  return open ? -(open.bed ?? open.drop) : 0;
}

/** The point (x, y) of the top's edge at which a shaft ends. */
const edge = ({ size: [w, d] }: Block, { face, at }: Shaft): Vec2 => (face === 'left' ? [at, d] : [w, at]);

/**
 * Wall, water and the light on it, along the path `d`; canals also have banks. `share` is the width relative to the
 * channel's.
 */
function pipe(d: string, share: number, hasBanks: boolean): Shape[] {
  const width = WIDTH * share;
  const cap = hasBanks ? ('round' as const) : ('butt' as const);
  return [
    ...(hasBanks ? [{ d, stroke: CHANNEL.bank, width: width + 4.5, cap }] : []),
    { d, stroke: CHANNEL.wall, width: width + 2, cap },
    { d, stroke: CHANNEL.water, width: width - 0.6, cap },
    flowing(d, 1.3),
  ];
}

/** The moving light on water that flows along the path `d`; `width` in drawing units. */
export const flowing = (d: string, width: number): Shape => ({
  d,
  stroke: CHANNEL.light,
  width,
  dash: '8 8',
  motion: 'flow',
  opacity: 0.9,
});
