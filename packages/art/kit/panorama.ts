/**
 * Land to both sides of a scene: blocks in a row across the picture, each touching the next along a part of an edge, so that
 * one channel runs through all their cut faces.
 */
import { channelLevel } from './ground.ts';
import type { Block, Scene, Shaft, Stage } from './scene.ts';
import type { Vec2 } from './space.ts';

/** A piece of land, cut as deep as the scene beside it needs. */
export type Land = (below: Pick<Block, 'depth' | 'channel'>) => Scene;

/** A part of the row and where its farthest corner lies. */
export interface Part {
  at: Vec2;
  stage: Stage;
}

/** How far two blocks touch along the face that the nearer one hides, and what it must leave in sight beyond a shaft. */
const TOUCH = 1.2;
const CLEAR = 0.35;
/** Rock below the channel. */
const ROCK = 1;

/** The pieces of land beside `stage`, from it outwards to the left, then to the right: each hides nothing of those after it. */
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

/** As much as no shaft on that face stands in the way. */
const touch = (shafts: readonly Shaft[], side: Shaft['face']) =>
  Math.max(Math.min(TOUCH, ...shafts.filter(({ face }) => face === side).map(({ at }) => at - CLEAR)), 0);
