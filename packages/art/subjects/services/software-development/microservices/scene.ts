/** Five different houses in a row, one for each service, each with its own shaft, gate, trough and data store; the middle one is shut for repair. */
import { ribs } from '#kit/face.ts';
import { SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene, type Things } from '#kit/scene.ts';
import { sheet } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import {
  canalGate,
  cubeHouse,
  dataStore,
  gabledHouse,
  pointedHouse,
  rackHouse,
  roundHouse,
  scaffold,
  trough,
} from './services.ts';
import { worker } from '#library/people.ts';

/** Distance between the houses along x; every second is farther back. */
const PITCH = 3;
const placeOf = (index: number): Vec3 => [0.9 + index * PITCH, index % 2 === 0 ? 2.4 : 0.9, 0];

const HOUSES: readonly { draw: (at: Vec3) => Things; data: Material; isShut?: boolean }[] = [
  { draw: (at) => cubeHouse(at), data: 'teal' },
  { draw: gabledHouse, data: 'clay' },
  {
    draw: (at) => [roundHouse(at), scaffold([at[0] - 0.2, at[1] - 0.2, 0], [2.3, 2.3, 2.5])],
    data: 'rose',
    isShut: true,
  },
  { draw: rackHouse, data: 'steel' },
  { draw: pointedHouse, data: 'gold' },
];

/** The canal of the house under repair, which is dry behind its gate. */
const DRY = { x: 7.8, from: 5.4, to: 6.8 };

export default scene(() => ({
  block: {
    size: [15.4, 8.4],
    depth: 2.9,
    surface: 'desert',
    patches: [
      {
        at: [0.4, 0.4],
        size: [14.6, 7.6],
        surface: 'plaza',
        paint: [ribs(9, SURFACES.road), ribs(4, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: HOUSES.map(({ isShut }, index) => {
    const [x, y] = placeOf(index);
    return { face: 'left' as const, at: x + 0.9, canal: [[x + 0.9, isShut ? DRY.to : y + 2.7] as const] };
  }),
  things: [
    HOUSES.map(({ draw, data, isShut = false }, index) => {
      const [x, y] = placeOf(index);
      return [
        draw([x, y, 0]),
        trough([x + 0.9, y + 2.7, 0], isShut),
        canalGate([x + 0.9, 6.7, 0], isShut),
        dataStore([x - 0.15, y + 2.75, 0], data),
      ];
    }),
    sheet({
      name: 'dry bed',
      at: [DRY.x - 0.2, DRY.from, 0],
      size: [0.4, DRY.to - DRY.from],
      material: 'wood',
      top: [ribs(7, tone('wood', 'right'), 'level')],
    }),
    worker([9, 6.3, 0], 'teal', 'gold'),
    worker([8, 4.35, 1], 'ink', 'gold'),
  ],
  why: { middle: [8, 5, 1.3], zoom: 1.5 },
}));
