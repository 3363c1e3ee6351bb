/** Five services of unlike make in a row, each with its own shaft, gate, trough and data store; the middle one is shut for repair. */
import { ribs } from '../../../kit/face.ts';
import { SURFACES, type Material } from '../../../kit/palette.ts';
import { scene, type Things } from '../../../kit/scene.ts';
import { rod } from '../../../kit/solids.ts';
import { tone } from '../../../kit/palette.ts';
import type { Vec3 } from '../../../kit/space.ts';
import { worker } from '../../../objects/crew.ts';
import { canalGate, cubeHouse, dataStore, gabledHouse, pointedHouse, rackHouse, roundHouse, scaffold, trough } from '../../../objects/services.ts';

/** Where each house begins along x; every second stands farther back. */
const PITCH = 3;
const placeOf = (index: number): Vec3 => [0.9 + index * PITCH, index % 2 === 0 ? 2.4 : 0.9, 0];

const HOUSES: readonly { draw: (at: Vec3) => Things; data: Material; isShut?: boolean }[] = [
  { draw: (at) => cubeHouse(at), data: 'teal' },
  { draw: gabledHouse, data: 'clay' },
  { draw: (at) => [roundHouse(at), scaffold([at[0] - 0.2, at[1] - 0.2, 0], [2.3, 2.3, 2.5])], data: 'rose', isShut: true },
  { draw: rackHouse, data: 'steel' },
  { draw: pointedHouse, data: 'gold' },
];

export default scene({
  block: {
    size: [15.4, 8.4],
    depth: 2.9,
    surface: 'desert',
    patches: [{ at: [0.4, 0.4], size: [14.6, 7.6], surface: 'plaza', paint: [ribs(9, SURFACES.road), ribs(4, SURFACES.road, 'level')] }],
  },
  shafts: HOUSES.map((_, index) => {
    const [x, y] = placeOf(index);
    return { face: 'left' as const, at: x + 0.9, canal: [[x + 0.9, y + 2.7] as const] };
  }),
  things: [
    HOUSES.map(({ draw, data, isShut = false }, index) => {
      const [x, y] = placeOf(index);
      return [draw([x, y, 0]), trough([x + 0.9, y + 2.7, 0], isShut), canalGate([x + 0.9, 6.7, 0], isShut), dataStore([x + 2.4, y + 3.2, 0], data)];
    }),
    worker([8.6, 5.5, 0], 'teal', 'gold'),
    worker([7.4, 4.55, 0.9], 'clay', 'gold'),
    rod({ name: 'lifting rope', points: [[7.2, 4.8, 2.5], [7.2, 4.8, 0.6]], paint: tone('ink', 'left'), width: 1.2, motion: 'sway' }),
  ],
  why: { middle: [7.9, 5.2, 0.8], zoom: 2.4 },
});
