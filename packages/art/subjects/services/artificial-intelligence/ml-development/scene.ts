/** A terraced hillside: water falls through finer and finer sieves towards measuring jars; beside them two parallel flumes. */
import { panel } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { flume, gaugedTrough, keepersHut, risingJars, sieve, terrace, waterMarks } from './sieves.ts';

const WIDE = 11.4;
const STEP = 2.2;
const HEIGHTS = [3.4, 2.45, 1.5, 0.55] as const;
const FALL = 2.6;
const OLD = 6.3;
const NEW = 8.3;
const FLUME = 0.85;
const TOP = HEIGHTS[0];

export default scene(() => ({
  block: {
    size: [WIDE, 11.2],
    depth: 2.2,
    surface: 'desert',
    patches: [{ at: [0.4, 9.2], size: [5.6, 1.7], surface: 'plaza' }],
  },
  shafts: [
    { face: 'right', at: 0.8 },
    { face: 'right', at: 0.8 + STEP },
    { face: 'right', at: 0.8 + 2 * STEP },
    { face: 'right', at: 0.8 + 3 * STEP },
    { face: 'left', at: 8.8, canal: [[8.8, 10.6]] },
  ],
  things: [
    HEIGHTS.map((height, index) =>
      terrace({
        at: [0, index * STEP, 0],
        size: [WIDE, STEP, height],
        below: HEIGHTS[index + 1] ?? 0,
        fall: FALL,
        shaft: 0.8,
      }),
    ),
    [3, 6, 11].map((mesh, index) => sieve([FALL - 0.95, (index + 1) * STEP + 0.5, HEIGHTS[index + 1] ?? 0], mesh)),
    sieve([3.95, 2 * STEP + 0.7, HEIGHTS[2]], 8, true),
    risingJars([1.2, 10, 0], [0.97, 0.8, 0.64, 0.46, 0.28, 0.1]),
    keepersHut([5.8, 0.5, TOP], [OLD - 5.8, NEW - 5.8], FLUME),
    flume([OLD, 1.7, TOP + 0.32], [9.1, 0.86], FLUME, 'wood'),
    flume([NEW, 1.7, TOP + 0.32], [9.1, 0.86], FLUME, 'stone'),
    gaugedTrough([OLD - 0.2, 9.1, 0], 'wood'),
    gaugedTrough([NEW - 0.2, 9.1, 0], 'stone'),
    box({
      name: 'marked wall',
      at: [7.35, 3 * STEP - 0.4, HEIGHTS[2]],
      size: [0.75, 0.2, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.1, 0.1, 0.65, 1.4, tone('paper', 'top')), ...waterMarks(0.16, 0.2, 8, 0.155)],
    }),
    person([10, 9.9, 0], 'teal'),
    palm([10.4, 0.6, TOP], 2),
    bush([0.6, 1, TOP], 0.28),
    bush([10.5, 2.9, HEIGHTS[1]], 0.24),
  ],
  why: { middle: [7.9, 7.2, 1.1], zoom: 2.1 },
}));
