/** An old well house in a scaffold, and a crane with a module of the new one; two parallel pipes from an old and a new pump fill one basin. */
import { tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, pyramid, rod } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import {
  balance,
  basin,
  bucketChain,
  compactPump,
  ironPump,
  moduleCrane,
  newModule,
  scaffold,
  wellHouse,
} from './old-well.ts';

const HILL = 0.6;
const HOUSE = [2.2, 1.7, HILL] as const;
const CREST = 7.75;

/** A pipe from the front of a pump over the edge of the mound into the basin. */
const pipe = (x: number, y: number, end: number, material: Material) =>
  rod({
    name: 'pipe',
    points: [
      [x, y, HILL + 0.12],
      [x, 7.25, HILL + 0.12],
      [end, 7.25, HILL + 0.12],
      [end, CREST, HILL + 0.12],
      [end, 8.4, 0.34],
      [end, 9, 0.42],
    ],
    paint: tone(material, 'left'),
    width: 4,
  });

export default scene(() => ({
  block: {
    size: [11.4, 10.6],
    depth: 3,
    surface: 'desert',
    patches: [{ at: [3.2, 8.5], size: [5, 1.9], surface: 'plaza' }],
  },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 9.7]] },
    { face: 'left', at: 5.6, canal: [[5.6, 9.9]] },
    { face: 'right', at: 4.6, canal: [[10.6, 4.6]] },
    { face: 'right', at: 9.2, canal: [[9.8, 9.2]] },
  ],
  things: [
    pyramid({
      name: 'mound',
      at: [0.6, 0.5, 0],
      size: [10, 7.8, HILL],
      material: 'sand',
      top: [8.8, 6.8],
      castsShadow: false,
    }),
    wellHouse(HOUSE),
    scaffold(HOUSE, 2.8, [1.15, 2.2], 3),
    moduleCrane([8.5, 1.4, HILL], 5.4, 4, 0.9),
    box({ name: 'footing', at: [7.5, 3.2, HILL], size: [2.2, 2.2, 0.14], material: 'stone', castsShadow: false }),
    newModule([8, 3.75, HILL + 0.14]),
    ironPump([2.3, 5.7, HILL]),
    compactPump([7.1, 5.8, HILL]),
    balance([4.35, 6.2, HILL]),
    pipe(3.1, 6.5, 4.7, 'clay'),
    pipe(7.5, 6.6, 6.1, 'teal'),
    basin([4.1, 8.7, 0]),
    bucketChain([1.5, 9.15, 0]),
    cylinder({
      name: 'trough',
      at: [9.6, 9.2, 0],
      radius: 0.5,
      height: 0.34,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    person([6.7, 4.8, HILL], 'clay'),
    person([5.4, 7.5, HILL], 'gold'),
    bush([8.2, 9.9, 0], 0.26),
    bush([0.3, 6.6, 0], 0.22),
  ],
  why: { middle: [5.2, 6.5, 1], zoom: 2.3 },
}));
