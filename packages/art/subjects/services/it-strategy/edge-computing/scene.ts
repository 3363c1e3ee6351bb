/** A field cabinet at the edge of a cliff: its sluice to the channel is shut, a cistern waters the terraces. */
import { panel } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { rod, sheet } from '#kit/solids.ts';
import { worker } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { runnel, terrace } from '#library/terraces.ts';
import { solar } from '#library/works.ts';
import { crops, fieldCabinet, floatCistern, pumpHouse, shutSluice } from './field-station.ts';

const WIDE = 12.5;
/** Edge of the cliff, and the floor below it. */
const LIP = 4.7;
const DROP = 2.2;
const DEEP = 5.3;
/** Width of the ground beside the terraces, and of the fields. */
const BANK = 0.7;
const FIELD = WIDE - BANK;
/** Position along x where the last furrow drains. */
const DRAIN = 11.4;
/** A water furrow along the far side of a terrace, fed from its left. */
const furrow = (v: number) =>
  runnel(
    [
      [0.5, v],
      [FIELD - 0.5, v],
    ],
    { width: 3 },
  );

export default scene(() => ({
  block: {
    size: [WIDE, LIP + DEEP],
    depth: 4.6,
    surface: 'desert',
    channel: 3.4,
    patches: [
      { at: [9.2, 2.1], size: [3.3, 0.7], surface: 'soil', paint: [panel(0, 0.16, 1.4, 0.54, tone('wood', 'right'))] },
      { at: [0.4, 0.9], size: [5.2, 3.3], surface: 'plaza' },
    ],
    hollows: [{ at: [BANK, LIP], size: [FIELD, DEEP], drop: DROP, floor: 'lawn' }],
  },
  shafts: [
    { face: 'left', at: DRAIN },
    { face: 'right', at: 2.45, canal: [[11, 2.45]] },
    {
      face: 'right',
      at: 0.5,
      canal: [
        [4, 0.5],
        [4, 1.5],
      ],
    },
  ],
  things: [
    pumpHouse([0.7, 1.1, 0]),
    floatCistern([4, 2.6, 0]),
    rod({ name: 'suction pipe', at: [2.7, 2.4, 0.4], to: [3.2, 2.5, 0.4], paint: tone('steel', 'left'), width: 4 }),
    fieldCabinet([7.1, 2.4, 0]),
    shutSluice([10.5, 1.85, 0]),
    solar([9.9, 0.9, 0]),
    rod({
      name: 'outlet',
      points: [
        [4, 3.6, 0.15],
        [4, LIP + 0.08, 0.15],
        [4, LIP + 0.08, -0.9],
      ],
      paint: tone('teal', 'left'),
      width: 4.4,
    }),
    terrace({
      at: [BANK, LIP, -DROP],
      size: [FIELD, 1.9, 1.3],
      surface: 'lawn',
      top: [...crops(FIELD, 1.9, 3, 0.45), furrow(0.22)],
    }),
    terrace({
      at: [BANK, LIP + 1.9, -DROP],
      size: [FIELD, 1.7, 0.65],
      surface: 'lawn',
      top: [...crops(FIELD, 1.7, 3, 0.4), furrow(0.2)],
    }),
    sheet({
      name: 'low field',
      at: [BANK, LIP + 3.6, -DROP],
      size: [FIELD, 1.7],
      material: 'field',
      top: [
        panel(0, 0, FIELD, 1.7, SURFACES.lawn),
        ...crops(FIELD, 1.7, 3, 0.4),
        runnel(
          [
            [0.5, 0.2],
            [DRAIN - BANK, 0.2],
            [DRAIN - BANK, 1.7],
          ],
          { width: 3 },
        ),
      ],
    }),
    rod({
      name: 'fall',
      at: [WIDE - 0.5, LIP + 1.92, -0.9],
      to: [WIDE - 0.5, LIP + 1.96, -1.55],
      paint: tone('teal', 'left'),
      width: 3.6,
    }),
    rod({
      name: 'fall',
      at: [BANK + 0.5, LIP + 3.62, -1.55],
      to: [BANK + 0.5, LIP + 3.66, -2.2],
      paint: tone('teal', 'left'),
      width: 3.6,
    }),
    palm([11.7, LIP + 1.2, -0.9], 1.9),
    bush([1.6, LIP + 1, -0.9], 0.22),
    bush([8.2, LIP + 4.4, -DROP], 0.26),
    bush([9.4, LIP + 2.8, -1.55], 0.24),
    worker([5.7, LIP + 3, -1.55], 'clay'),
    worker([5.6, 4, 0], 'gold', 'paper'),
  ],
  why: { middle: [6.6, 3, 2.6], zoom: 2, face: 'left' },
}));
