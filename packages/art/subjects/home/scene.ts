/** A whole town on its kariz (qanat): old houses, towers, a market, a hall and gardens, and under them the channel that feeds them all. */
import { panel } from '#kit/face.ts';
import { SURFACES, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { cylinder } from '#kit/solids.ts';
import { waterTower } from '#library/grid.ts';
import { person } from '#library/people.ts';
import { bush, cypress, palm, plantRows } from '#library/plants.ts';
import { domeHouse, house, mudHouse, stall, windCatcher } from '#library/town.ts';
import { car, truck } from '#library/vehicles.ts';
import { rack, well } from '#library/works.ts';
import { domedHall, roofGear, roofPanels, storeys, toothedShop } from './town.ts';

const ROAD = 7.3;
const lane = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 1.1) }, (_, index) =>
    panel(from + index * 1.1, 0.66, from + index * 1.1 + 0.5, 0.74, WHITE),
  );

export default scene(() => ({
  block: {
    size: [18, 12],
    depth: 3.6,
    surface: 'desert',
    patches: [
      { at: [0.5, 0.5], size: [9, 6.4], surface: 'plaza' },
      { at: [10.9, 0.5], size: [6.6, 6.4], surface: 'plaza' },
      { at: [9.6, 0], size: [1.2, 12], surface: 'road' },
      { at: [0, ROAD], size: [18, 1.4], surface: 'road', paint: [...lane(0.4, 9.4), ...lane(11.2, 18)] },
      {
        at: [12.1, 9.3],
        size: [2.6, 2.2],
        surface: 'soil',
        paint: [panel(0, 0, 2.6, 0.14, SURFACES.lawn), plantRows(4)],
      },
      { at: [7.2, 9.1], size: [2.1, 2.5], surface: 'plaza' },
    ],
  },
  shafts: [
    {
      face: 'left',
      at: 2.6,
      canal: [
        [2.6, 9.9],
        [4.6, 9.9],
      ],
    },
    { face: 'left', at: 6.2, canal: [[6.2, 10.9]] },
    {
      face: 'left',
      at: 11.4,
      canal: [
        [11.4, 10.4],
        [12.1, 10.4],
      ],
    },
    { face: 'right', at: 10.4, canal: [[17.2, 10.4]] },
    { face: 'right', at: 5.2, canal: [[17.4, 5.2]] },
    { face: 'right', at: 2, canal: [[16.7, 2]] },
  ],
  things: [
    storeys({ at: [0.9, 0.8, 0], size: [2.1, 2.1, 4.9], rows: 7, columns: 3, lit: 4 }),
    roofGear([1.15, 1.05, 4.9]),
    storeys({ at: [3.7, 0.7, 0], size: [1.8, 2, 3.3], material: 'sand', rows: 5, columns: 3, lit: 4 }),
    roofPanels([4, 1, 3.3]),
    storeys({ at: [6.2, 0.7, 0], size: [2.2, 2.2, 6.6], material: 'ink', rows: 9, columns: 4, lit: 4 }),
    roofGear([6.5, 0.95, 6.6], 'teal', true),
    storeys({ at: [11.1, 0.7, 0], size: [2.2, 2.2, 3.6], rows: 5, columns: 3 }),
    storeys({
      at: [11.4, 0.8, 3.6],
      size: [1.5, 1.5, 1.6],
      rows: 2,
      columns: 3,
      lit: 3,
      castsShadow: false,
      hasDoors: false,
    }),
    storeys({ at: [13.9, 0.8, 0], size: [1.6, 2, 2.5], material: 'rose', rows: 3, columns: 3, lit: 3 }),
    roofPanels([14.1, 1.1, 2.5]),
    waterTower([16.6, 1.6, 0], 2),

    mudHouse([0.8, 3.8, 0], [1.8, 1.3, 1.5]),
    windCatcher([1.2, 4, 1.5], 0.9),
    domeHouse([3, 4, 0], [1.3, 1.3, 1.1]),
    domeHouse([0.8, 5.5, 0], [1.3, 1.2, 0.9], 'clay', 'paper'),
    mudHouse([2.5, 5.6, 0], [1.5, 1.1, 0.8], 'rose', 'ink'),
    cylinder({ name: 'step', at: [5.9, 5.5, 0], radius: 1.15, height: 0.16, material: 'stone' }),
    well([5.9, 5.5, 0.16], 0.7, 0.7),
    person([4.6, 6.5, 0], 'clay'),
    person([7.4, 6.1, 0], 'teal'),
    cypress([8.7, 3.6, 0], 1.5),

    domedHall([11.2, 3.9, 0]),
    toothedShop([14.7, 3.9, 0]),

    car({ at: [3.6, 7.4, 0], material: 'gold' }),
    truck({ at: [14.6, 7.6, 0] }),

    house({ at: [0.6, 9.3, 0], size: [1.5, 1.2, 0.8], rise: 0.55 }),
    well([5.1, 9.9, 0], 0.6, 0.75),
    well([6.2, 10.6, 0], 0.42, 0.5),
    stall([7.4, 9.1, 0], 'clay'),
    stall([7.6, 10.5, 0], 'teal', 'rose'),
    person([9.2, 10.4, 0], 'ink'),
    rack([15.7, 10, 0], [0.8, 0.8, 1.4]),
    rack([16.6, 10, 0], [0.8, 0.8, 1.1]),
    palm([0.5, 8.9, 0], 2.2),
    palm([11.6, 11.5, 0], 1.8),
    bush([4, 11.2, 0], 0.24),
  ],
  why: { middle: [5.9, 7, 1.25], zoom: 4 },
}));
