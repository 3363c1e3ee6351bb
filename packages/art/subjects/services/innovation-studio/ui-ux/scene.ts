/** A courtyard paved in a grid, and the diagonal that people walk: footprints, a cord along them, the first new slabs. */
import { band, disc, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { arcade } from '#library/arcades.ts';
import { person } from '#library/people.ts';
import { cypress } from '#library/plants.ts';
import { steps } from '#library/terraces.ts';
import { windlass } from '#library/well-gear.ts';
import { chalkSlate, cord, footprints, pegs, slabPath, slabStack, tileSample, trialHandle } from './drawing-yard.ts';

const SIZE = 11.4;
const DEEP = 9.6;
const YARD = 1;
const PLATFORM = 0.5;
const FROM: Vec2 = [7.5, 3.9];
const TO: Vec2 = [2.7, 9.1];
const onYard = ([x, y]: Vec2): Vec2 => [x - YARD, y - YARD];
const between = (share: number): Vec2 => [FROM[0] + (TO[0] - FROM[0]) * share, FROM[1] + (TO[1] - FROM[1]) * share];
const beside = ([x, y]: Vec2, side: number): Vec2 => [x + side * 0.56, y + side * 0.4];

export default scene(() => ({
  block: {
    size: [SIZE, DEEP],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [YARD, YARD],
        size: [10, 8.2],
        surface: 'plaza',
        paint: [
          ribs(9, SURFACES.soil, 'upright', 0.7),
          ribs(7, SURFACES.soil, 'level', 0.7),
          slabPath(onYard(FROM), onYard(TO), 1, 1.1, [SURFACES.road, SURFACES.road]),
          slabPath(onYard(FROM), onYard(between(0.36)), 4, 0.96, [tone('clay', 'top'), tone('rose', 'top')]),
          cord(onYard(beside(between(0.02), 1)), onYard(beside(between(0.97), 1))),
          footprints(onYard(between(0.38)), onYard(between(0.98)), 13),
        ],
      },
    ],
  },
  shafts: [
    {
      face: 'left',
      at: 2,
      canal: [
        [2, 4.3],
        [3.2, 4.3],
      ],
    },
    { face: 'right', at: 7.6, canal: [[10.1, 7.6]] },
  ],
  things: [
    arcade({ at: [0.4, 0.3, 0], size: [5, 0.4, 2.3], count: 4, material: 'paper', lit: 3 }),
    box({
      name: 'wall',
      at: [5.4, 0.3, 0],
      size: [5.8, 0.4, 2.42],
      material: 'sand',
      left: [band(0.5, 0.62, tone('teal', 'left')), band(2.3, 2.42, tone('paper', 'left'))],
      right: [band(2.3, 2.42, tone('paper', 'right'))],
    }),
    arcade({ at: [0.4, 0.7, 0], size: [0.4, 8.2, 2.3], count: 6, material: 'paper', lit: 4 }),
    box({ name: 'platform', at: [5.4, 0.7, 0], size: [5.6, 1.9, PLATFORM], material: 'stone' }),
    steps({ at: [5.6, 2.6, 0], size: [1.3, 0.9, PLATFORM], count: 3, climbs: 'y' }),
    prism({
      name: 'ramp',
      at: [7.2, 2.6, 0],
      along: 'y',
      length: 1,
      material: 'wood',
      points: [
        [0, 0],
        [3.8, 0],
        [3.8, PLATFORM],
      ],
    }),
    trialHandle([5.8, 1.5, PLATFORM], 'straight'),
    trialHandle([7.1, 1.5, PLATFORM], 'ball'),
    trialHandle([8.4, 1.5, PLATFORM], 'curved', 'gold'),
    tileSample([9.5, 1.5, PLATFORM], false, 0.7),
    tileSample([10.25, 1.5, PLATFORM], true, 0.7),
    prism({
      name: 'awning',
      at: [5.4, 0.7, 2.1],
      along: 'x',
      length: 5.6,
      material: 'clay',
      castsShadow: false,
      points: [
        [0, 0.3],
        [0.9, 0],
        [0.9, 0.06],
        [0, 0.36],
      ],
    }),
    rod({ name: 'awning pole', at: [10.9, 1.55, PLATFORM], to: 2.1, paint: tone('wood', 'right'), width: 2 }),
    rod({ name: 'awning pole', at: [5.5, 1.55, PLATFORM], to: 2.1, paint: tone('wood', 'right'), width: 2 }),
    windlass([4.1, 4.3, 0], 1.2, 'stone', 2.5),
    pegs([0.02, 0.97].map((share) => beside(between(share), 1))),
    slabStack([8.4, 4.9, 0]),
    person([...between(0.5), 0], 'ink'),
    chalkSlate([6.3, 7.4, 0], 2.6),
    cypress([2, 2.2, 0], 2.2),
    box({
      name: 'basin',
      at: [9.2, 7.2, 0],
      size: [0.9, 0.9, 0.3],
      material: 'stone',
      top: [panel(0.14, 0.14, 0.76, 0.76, tone('teal', 'left')), disc(0.45, 0.45, 0.1, tone('paper', 'top'))],
    }),
  ],
  why: { middle: [8, 2.2, 0.6], zoom: 2.3, face: 'left' },
}));
