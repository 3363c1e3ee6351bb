/** A long depot: vans in a row, each at its own shaft, one transformer for all; the flap of the last van is open but not plugged in. */
import { panel, segment } from '#kit/face.ts';
import { tone, WHITE, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { batteryContainer, cable, chargingPost, electricVan, FLAP, transformer } from '#library/charging.ts';
import { person } from '#library/people.ts';
import { shadowOn } from '#library/terraces.ts';
import { batteryDrawer, gauges, solarRoof } from './charging.ts';

const DEPTH = 3.4;
/** Position along x of the van that is not plugged in. */
const LAST = 10.3;
const BAYS = [0.9, 3.25, 5.6, 7.95, LAST];
const COATS: readonly Material[] = ['paper', 'paper', 'gold', 'paper', 'paper'];
const ROW = 4.2;
const POSTS = 6.55;

export default scene(() => ({
  block: {
    size: [16, 8.8],
    depth: DEPTH,
    surface: 'desert',
    patches: [
      { at: [0, 0], size: [16, 3.5], surface: 'desert', paint: [shadowOn(0.9, 0.75, 11.2, 2.6, 0)] },
      {
        at: [0.3, 3.6],
        size: [12, 3.8],
        surface: 'tarmac',
        paint: [
          ...BAYS.map((x) => segment([x - 0.65, 0.3], [x - 0.65, 2.6], WHITE, 1.1)),
          segment([0.1, 0.3], [11.8, 0.3], WHITE, 1.1),
        ],
      },
      { at: [12.6, 0.5], size: [3, 2.6], surface: 'floor' },
      { at: [12.7, 4.2], size: [2.9, 3.4], surface: 'floor' },
    ],
    left: [gauges(14.9, [2.12, 2.6, 3.08])],
  },
  shafts: [
    ...BAYS.map((x) => ({ face: 'left' as const, at: x + 1.97, canal: [[x + 1.97, POSTS + 0.5] as const] })),
    { face: 'left', at: 14.9, canal: [[14.9, 8.1]] },
  ],
  things: [
    solarRoof([0.5, 0.6, 0], [11.4, 2.7, 2.3], 8),
    BAYS.map((x, index) => electricVan({ at: [x, ROW, 0], material: COATS[index], isFlapOpen: index === 4 })),
    BAYS.map((x) => chargingPost([x + 1.8, POSTS, 0])),
    BAYS.slice(0, 4).map((x) => cable([x + FLAP[0], ROW + FLAP[1], FLAP[2]], [x + 1.8, POSTS + 0.3, 0.8], 0.32)),
    rod({
      name: 'holstered cable',
      points: [
        [LAST + 2.14, POSTS + 0.2, 0.7],
        [LAST + 2.3, POSTS + 0.25, 0.25],
        [LAST + 2.3, POSTS + 0.05, 0.25],
        [LAST + 2.14, POSTS, 0.7],
      ],
      paint: tone('ink', 'right'),
      width: 1.8,
    }),
    batteryContainer([8.2, 1.3, 0]),
    transformer([13, 0.9, 0]),
    rod({ name: 'busbar', at: [13.4, 1.5, 1.8], to: [11.9, 1.5, 2.05], paint: tone('ink', 'left'), width: 1.4 }),
    batteryDrawer([13.1, 4.5, 0]),
    chargingPost([15.4, 4.1, 0], 1.2, 'paper'),
    box({
      name: 'gauge cap',
      at: [14.6, 7.8, 0],
      size: [0.6, 0.5, 0.3],
      material: 'stone',
      top: [panel(0.15, 0.12, 0.45, 0.38, tone('teal', 'right'))],
    }),
    person([12.2, 4.6, 0], 'clay'),
  ],
  why: { middle: [12.2, 4.6, 1], zoom: 2.2 },
}));
