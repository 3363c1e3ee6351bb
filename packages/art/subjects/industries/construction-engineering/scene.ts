/** A deep pit behind sheet piles and struts, a half-built tower beside it, and a crane with a rebar cage; the inner piles end above the channel. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import {
  concreteBucket,
  farPiles,
  mixerTruck,
  pile,
  risingTower,
  sheetPiles,
  siteCrane,
  siteHut,
  strut,
  sumpPump,
  surveyPillar,
} from './building-site.ts';
import { parkedPipes } from './site-store.ts';
import { worker } from '#library/people.ts';

const SIZE = [14, 10.4] as const;
const DEPTH = 4.6;
const PIT = { x: 4.6, y: 5.2, w: 7.2, d: SIZE[1] - 5.2, drop: 2.3 } as const;
const CRANE = [7, 3.4] as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3.5,
    surface: 'desert',
    patches: [
      { at: [0.5, 0.4], size: [5, 4.6], surface: 'plaza' },
      { at: [8.2, 0.4], size: [5.8, 2], surface: 'road' },
      { at: [PIT.x - 0.5, PIT.y - 0.5], size: [PIT.w + 1, PIT.d + 0.5], surface: 'road' },
    ],
    hollows: [{ at: [PIT.x, PIT.y], size: [PIT.w, PIT.d], drop: PIT.drop, floor: 'soil' }],
    left: [
      ...[5.3, 6.6, 9.8, 11.1].flatMap((u) => pile(u, DEPTH - PIT.drop, u < 6 || u > 11 ? 0.25 : 1.42)),
      ...pile(1.6, DEPTH, 1.5),
      ...pile(3.2, DEPTH, 1.5),
    ],
  },
  shafts: [
    { face: 'left', at: 8.2 },
    { face: 'left', at: 0.7, canal: [[0.7, 8.2]] },
    { face: 'right', at: 6.2, canal: [[13, 6.2]] },
    { face: 'right', at: 3.3, canal: [[12.9, 3.3]] },
  ],
  things: [
    risingTower({ at: [1, 0.8, 0], size: [3.8, 3.4], storeys: 5, storey: 1.05 }),
    siteCrane([CRANE[0], CRANE[1], 0], 7, 6, { along: 4.1, drop: 4.3, cage: 2.1 }),
    farPiles([PIT.x, PIT.y, -PIT.drop], [PIT.w, 0.12, PIT.drop]),
    sheetPiles([PIT.x, PIT.y + 0.12, -PIT.drop], [0.12, PIT.d - 0.12, PIT.drop + 0.14]),
    strut([PIT.x + 1.3, PIT.y + 0.14, -0.85], PIT.d - 0.16),
    strut([PIT.x + 3.9, PIT.y + 0.14, -0.85], PIT.d - 0.16),
    box({
      name: 'base slab',
      at: [PIT.x + 0.4, PIT.y + 0.5, -PIT.drop],
      size: [1.6, 3.6, 0.2],
      material: 'stone',
      castsShadow: false,
      top: [ribs(4, tone('clay', 'right')), ribs(9, tone('clay', 'right'), 'level')],
    }),
    cylinder({
      name: 'lined shaft',
      at: [PIT.x + 3.4, PIT.y + 4.2, -PIT.drop],
      radius: 0.4,
      height: 0.5,
      material: 'sand',
      lid: tone('teal', 'left'),
      castsShadow: false,
    }),
    concreteBucket([PIT.x + 2.9, PIT.y + 1.3, -PIT.drop]),
    sumpPump([PIT.x + 4.6, PIT.y + 3.1, -PIT.drop], []),
    worker([PIT.x + 2.6, PIT.y + 3.4, -PIT.drop], 'gold', 'paper'),
    worker([PIT.x + 3.9, PIT.y + 2, -PIT.drop], 'clay', 'gold'),
    siteHut([9.2, 2.7, 0]),
    mixerTruck([9.4, 0.9, 0]),
    surveyPillar([12.9, 6.9, 0]),
    parkedPipes([12.4, 4.2, 0]),
    worker([12.5, 8, 0], 'teal', 'gold'),
    worker([8.7, 4.4, 0], 'teal', 'paper'),
    cylinder({
      name: 'water tank',
      at: [12.9, 3.2, 0],
      radius: 0.42,
      height: 0.7,
      material: 'steel',
      lid: tone('teal', 'left'),
    }),
    box({ name: 'sand bay', at: [1.4, 6, 0], size: [1.6, 0.16, 0.5], material: 'stone' }),
    cylinder({ name: 'sand heap', at: [2.2, 7, 0], radius: 0.75, topRadius: 0.05, height: 0.75, material: 'sand' }),
    box({
      name: 'brick pallet',
      at: [2, 8.5, 0],
      size: [1, 0.8, 0.7],
      material: 'clay',
      left: [ribs(4, tone('clay', 'right'), 'level')],
      right: [ribs(4, tone('ink', 'right'), 'level')],
      top: [panel(0.46, 0, 0.54, 0.8, SURFACES.plaza)],
    }),
    cylinder({
      name: 'curing tank',
      at: [0.75, 7.9, 0],
      radius: 0.4,
      height: 0.5,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
  ],
  why: { middle: [8, 7.6, -0.6], zoom: 1.64 },
  features: {},
}));
