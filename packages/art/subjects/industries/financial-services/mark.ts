/** Coins in three stacks, each higher than the last. */
import { cylinder } from '#kit/solids.ts';

const STACKS = [
  { at: [0.55, 2.2, 0], coins: 2 },
  { at: [1.3, 1.28, 0], coins: 5 },
  { at: [2.22, 0.5, 0], coins: 8 },
] as const;
const COIN = 0.25;

export default STACKS.map(({ at, coins }) =>
  cylinder({
    name: 'coins',
    at,
    radius: 0.46,
    height: coins * COIN,
    material: 'gold',
    bands: Array.from({ length: coins - 1 }, (_, index) => ({
      from: (index + 1) * COIN - 0.04,
      to: (index + 1) * COIN + 0.03,
      material: 'wood',
    })),
  }),
);
