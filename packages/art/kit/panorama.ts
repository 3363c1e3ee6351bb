/**
 * Land on both sides of a scene: blocks in a row across the picture. Each touches the next along a part of an edge, so
 * that one channel runs through all their cut faces.
 */
import { channelLevel } from './ground.ts';
import type { Block, Scene, Shaft, Stage } from './scene.ts';
import type { Vec2 } from './space.ts';

/** Returns a piece of land whose block has the given depth and channel. */
export type Land = (below: Pick<Block, 'depth' | 'channel'>) => Scene;

/** A part of the row; `at` is the position of its farthest corner in grid units, relative to that of the scene. */
export interface Part {
  at: Vec2;
  stage: Stage;
}

/**
 * Greatest length along which a block covers a cut face of the one before it, and its least distance from a shaft
 * there, in grid units.
 */
const TOUCH = 1.2;
const CLEAR = 0.35;
/** Greatest depth of the land below the channel, in grid units. */
const ROCK = 1;

/**
 * The pieces of land beside `stage`, from it outwards to the left, then to the right. None hides any of those after it,
 * so this is also the painting order.
 */
export function landBeside(stage: Stage, left: readonly Land[], right: readonly Land[]): Part[] {
  const level = channelLevel(stage.block);
  const depth = level === undefined ? stage.block.depth : Math.min(ROCK - level, stage.block.depth);
  const below = { depth, channel: level === undefined ? false : -level } as const;
  const chain = (lands: readonly Land[], place: (from: Part, next: Stage) => Vec2): Part[] =>
    lands.reduce<Part[]>((parts, land) => {
      const next = land(below)();
      return [...parts, { at: place(parts.at(-1) ?? { at: [0, 0], stage }, next), stage: next }];
    }, []);
  return [
    ...chain(left, ({ at: [x, y], stage: { block, shafts } }, next) => [
      x + touch(shafts, 'left') - next.block.size[0],
      y + block.size[1],
    ]),
    ...chain(right, ({ at: [x, y], stage: { block, shafts } }, next) => [
      x + block.size[0],
      y + touch(shafts, 'right') - next.block.size[1],
    ]),
  ];
}

/** Length along which the next block covers that face: `TOUCH`, or less so that no shaft is hidden. */
const touch = (shafts: readonly Shaft[], side: Shaft['face']) =>
  Math.max(Math.min(TOUCH, ...shafts.filter(({ face }) => face === side).map(({ at }) => at - CLEAR)), 0);
