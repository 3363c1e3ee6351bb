/** A hill in three steps: a bus under its pantograph, a charging yard, a substation; one channel in the rock below all of them. */
import { panel, segment } from '#kit/face.ts';
import { SURFACES, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { busStop } from '#library/bus-stop.ts';
import {
  batteryContainer,
  bus,
  cable,
  chargingPost,
  electricVan,
  fence,
  FLAP,
  transformer,
} from '#library/charging.ts';
import { person } from '#library/people.ts';
import { tree } from '#library/plants.ts';
import { runnel, shaftOn, steps, terrace } from '#library/terraces.ts';
import { mast } from '#library/works.ts';
import { pantograph } from './charging.ts';

const DEEP = 8;
const TOP = 2.6;
const YARD = 1.3;

export default scene(() => ({
  block: {
    size: [14.6, DEEP],
    depth: 3,
    surface: 'desert',
    patches: [
      { at: [10, 0.6], size: [4, 6.2], surface: 'floor', paint: [panel(0.12, 0.12, 3.88, 6.08, SURFACES.plaza)] },
    ],
  },
  shafts: [
    { face: 'left', at: 2.6 },
    { face: 'left', at: 7.2 },
    { face: 'left', at: 12, canal: [[12, 6.4]] },
  ],
  things: [
    terrace({
      at: [0, 0, 0],
      size: [4.8, DEEP, TOP],
      top: [
        panel(0, 3.3, 4.8, 5.3, SURFACES.tarmac),
        segment([0.2, 3.5], [4.6, 3.5], WHITE, 1),
        runnel([
          [2.6, DEEP],
          [2.6, 6.4],
        ]),
      ],
      left: [shaftOn(2.6, 0, TOP)],
    }),
    terrace({
      at: [4.8, 0, 0],
      size: [4.8, DEEP, YARD],
      top: [
        panel(0.3, 2.2, 4.5, 6.2, SURFACES.tarmac),
        ...[0.5, 2.4, 4.3].map((u) => segment([u, 2.5], [u, 4.9], WHITE, 1.1)),
        runnel([
          [2.4, DEEP],
          [2.4, 5.8],
        ]),
      ],
      left: [shaftOn(2.4, 0, YARD)],
    }),
    steps({ at: [4.8, 0.6, YARD], size: [1.2, 1.1, TOP - YARD], count: 6, climbs: 'x' }),
    steps({ at: [9.6, 0.6, 0], size: [1.2, 1.1, YARD], count: 6, climbs: 'x' }),
    busStop([0.9, 1.5, TOP]),
    pantograph([2.6, 3.4, TOP], 1.1, 2.2, 0.68),
    bus({ at: [0.9, 3.9, TOP], isOpen: true }),
    tree([2.6, 6.2, TOP], 1.3, { trunk: 0.08 }),
    person([3.9, 6, TOP], 'clay'),
    electricVan({ at: [5.7, 2.6, YARD], material: 'paper' }),
    electricVan({ at: [7.6, 2.6, YARD], material: 'gold' }),
    chargingPost([7, 5.4, YARD], 1.3),
    cable([5.7 + FLAP[0], 2.6 + FLAP[1], YARD + FLAP[2]], [7.02, 5.6, YARD + 0.9], 0.25),
    cable([7.6 + FLAP[0], 2.6 + FLAP[1], YARD + FLAP[2]], [7.34, 5.6, YARD + 0.9], 0.25),
    mast([13.6, 0.8, 0], 3.6),
    transformer([10.9, 2, 0]),
    batteryContainer([10.5, 5, 0]),
    fence([
      [14, 0.6, 0],
      [14, 6.8, 0],
      [10, 6.8, 0],
    ]),
  ],
}));
