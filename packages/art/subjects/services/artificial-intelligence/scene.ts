/** An observatory; its tower is cut open and shows five rooms, one for each service; one shaft rises through all of them. */
import { ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { cylinder, dome, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { desk } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { tube, valve } from '#library/tubes.ts';
import { armillary, observatoryDome, sectionOf, sectionTower } from './observatory.ts';
import { jar, lens, screwPress } from './studies.ts';

const CENTRE = [3.9, 3.5] as const;
const RADIUS = 2.3;
const STOREY = 1.3;
const STOREYS = 5;
const BASE = 0.36;
const TOP = BASE + STOREYS * STOREY + 0.12;
const { half, far, slab } = sectionOf(RADIUS);

/** A place in a room, from the middle of its far wall. */
const spot = (storey: number, along: number, near = 0): Vec3 => [
  CENTRE[0] + along,
  CENTRE[1] + far + near,
  BASE + storey * STOREY + slab,
];

const shaftPiece = (storey: number) =>
  cylinder({
    name: 'shaft',
    at: spot(storey, -half + 0.3, 0.2),
    radius: 0.15,
    height: STOREY - slab,
    material: 'teal',
    castsShadow: false,
  });

const [valveX, valveY, valveZ] = spot(0, 0, 0.2);
const [hornX, hornY, hornZ] = spot(2, 0.1, 0.05);

export default scene(() => ({
  block: {
    size: [11.6, 8.2],
    depth: 2.6,
    surface: 'desert',
    patches: [
      {
        at: [0.8, 0.8],
        size: [6.2, 5.8],
        surface: 'plaza',
        paint: [ribs(6, SURFACES.road), ribs(6, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 2.6, canal: [[2.6, 5.7]] },
    { face: 'right', at: 6.2, canal: [[9, 6.2]] },
    { face: 'right', at: 2, canal: [[10.6, 2]] },
  ],
  things: [
    cylinder({ name: 'plinth', at: [...CENTRE, 0], radius: 2.6, height: BASE, material: 'stone' }),
    sectionTower({ at: [...CENTRE, BASE], radius: RADIUS, storeys: STOREYS, storey: STOREY }),
    Array.from({ length: STOREYS }, (_, storey) => shaftPiece(storey)),
    tube({
      name: 'main',
      from: [valveX - half + 0.45, valveY, valveZ + 0.42],
      to: [valveX + half, valveY, valveZ + 0.42],
      radius: 0.13,
      material: 'steel',
    }),
    valve([valveX + 0.2, valveY + 0.13, valveZ + 0.42], 0.3),
    screwPress(spot(1, -0.2)),
    tube({
      name: 'horn',
      from: [hornX, hornY - 0.05, hornZ + 0.5],
      to: [hornX - 0.1, hornY + 0.5, hornZ + 0.5],
      radius: 0.07,
      endRadius: 0.36,
      material: 'gold',
      mouth: tone('clay', 'right'),
      bore: 0.84,
    }),
    [0.3, 0.6, 0.9].map((level, index) => jar(spot(3, -0.35 + index * 0.6, 0.26), level, 0.19, 0.62)),
    lens(spot(4, 0.85, 0.26), 0.26, 0.06),
    desk(spot(4, -0.75)),
    cylinder({
      name: 'gallery',
      at: [CENTRE[0] - 0.2, CENTRE[1] - 0.35, TOP],
      radius: 1.84,
      height: 0.3,
      material: 'teal',
      castsShadow: false,
    }),
    observatoryDome([CENTRE[0] - 0.2, CENTRE[1] - 0.35, TOP + 0.3], 1.74),
    cylinder({ name: 'hut', at: [10.2, 1.7, 0], radius: 0.8, height: 0.7, material: 'sand' }),
    dome({ name: 'hut dome', at: [10.2, 1.7, 0.7], radius: 0.8, material: 'clay', castsShadow: false }),
    cylinder({ name: 'sundial', at: [6.4, 7.2, 0], radius: 0.6, height: 0.32, material: 'stone' }),
    rod({
      name: 'gnomon',
      points: [
        [6.3, 7.5, 0.32],
        [6.45, 7, 0.9],
        [6.5, 6.8, 0.32],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
    armillary([8.6, 5.2, 0], 1.15),
    person([4.7, 7.2, 0], 'clay'),
    person([7.4, 3.6, 0], 'ink'),
    bush([1, 7.4, 0], 0.3),
    bush([1.5, 7.8, 0], 0.22),
    bush([8, 0.8, 0], 0.26),
  ],
}));
