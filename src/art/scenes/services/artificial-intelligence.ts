/** An observatory whose tower is cut open on five rooms, one for each craft; a single shaft climbs through them all. */
import { panel, ribs } from '../../kit/face.ts';
import { SURFACES, tone } from '../../kit/palette.ts';
import { scene } from '../../kit/scene.ts';
import { box, cylinder, dome, rod } from '../../kit/solids.ts';
import { bush } from '../../objects/nature.ts';
import { openStorey, observatoryDome } from '../../objects/observatory.ts';
import { person } from '../../objects/parts.ts';
import { desk, jar, lens, screwPress } from '../../objects/studies.ts';
import { tube, valve } from '../../objects/tubes.ts';
import type { Vec3 } from '../../kit/space.ts';

const CENTRE = [4.4, 4.4] as const;
const RADIUS = 2;
const STOREY = 1.42;
const BASE = 0.4;
const FLOOR = 0.14;

/** A place in a room: `left` and `right` run along the picture from the tower's axis. */
const spot = (storey: number, left: number, near = 0): Vec3 => [CENTRE[0] - left + near, CENTRE[1] + left + near, BASE + storey * STOREY + FLOOR];

const shaftPiece = (storey: number) => {
  const [x, y, z] = spot(storey, 0, -0.55);
  return cylinder({ name: 'shaft', at: [x, y, z], radius: 0.17, height: STOREY - FLOOR, material: 'teal', castsShadow: false });
};

const [valveX, valveY, valveZ] = spot(0, 0.3, 0.2);

export default scene({
  block: {
    size: [9.6, 9.6],
    depth: 2.8,
    surface: 'desert',
    patches: [{ at: [1.6, 1.6], size: [5.6, 5.6], surface: 'plaza', paint: [ribs(6, SURFACES.road), ribs(6, SURFACES.road, 'level')] }],
  },
  shafts: [
    { face: 'left', at: 4.4, canal: [[4.4, 6.6]] },
    { face: 'right', at: 7.6, canal: [[8.2, 7.6]] },
    { face: 'right', at: 2.2, canal: [[8.4, 2.2]] },
  ],
  things: [
    cylinder({ name: 'plinth', at: [...CENTRE, 0], radius: 2.3, height: BASE, material: 'stone' }),
    [0, 1, 2, 3, 4].map((storey) => openStorey({ at: [...CENTRE, BASE + storey * STOREY], radius: RADIUS, height: STOREY, wall: storey % 2 ? 'paper' : 'sand' })),
    [0, 1, 2, 3, 4].map(shaftPiece),
    tube({ name: 'main', from: [valveX - 0.9, valveY, valveZ + 0.5], to: [valveX + 1.1, valveY, valveZ + 0.5], radius: 0.16, material: 'teal' }),
    valve([valveX + 0.1, valveY + 0.16, valveZ + 0.5], 0.34),
    screwPress(spot(1, 0.35, -0.15)),
    tube({ name: 'horn', from: [spot(2, 0)[0] + 0.3, spot(2, 0)[1] - 0.5, spot(2, 0)[2] + 0.7], to: [spot(2, 0)[0] + 0.1, spot(2, 0)[1] + 0.85, spot(2, 0)[2] + 0.72], radius: 0.07, endRadius: 0.46, material: 'gold', mouth: tone('clay', 'right'), bore: 0.84 }),
    [0.35, 0.6, 0.85].map((level, index) => jar(spot(3, 0.75 - index * 0.75, 0.2), level, 0.24, 0.75)),
    lens(spot(4, 0.55, 0.1), 0.4, 0.14),
    desk(spot(4, -0.75, -0.15)),
    cylinder({ name: 'gallery', at: [...CENTRE, BASE + 5 * STOREY], radius: 2.2, height: 0.16, material: 'stone', castsShadow: false }),
    cylinder({ name: 'drum', at: [...CENTRE, BASE + 5 * STOREY + 0.16], radius: 1.95, height: 0.34, material: 'teal', castsShadow: false }),
    observatoryDome([...CENTRE, BASE + 5 * STOREY + 0.5], 1.95),
    cylinder({ name: 'hut', at: [8.3, 1.6, 0], radius: 0.6, height: 0.6, material: 'sand' }),
    dome({ name: 'hut dome', at: [8.3, 1.6, 0.6], radius: 0.6, material: 'teal', castsShadow: false }),
    cylinder({ name: 'sundial', at: [8, 7.6, 0], radius: 0.55, height: 0.32, material: 'stone' }),
    rod({ name: 'gnomon', points: [[7.9, 7.9, 0.32], [8.05, 7.4, 0.9], [8.1, 7.2, 0.32]], paint: tone('ink', 'left'), width: 2 }),
    box({ name: 'step', at: [3.8, 6.74, 0], size: [1.2, 0.36, 0.2], material: 'stone', top: [panel(0.1, 0.08, 1.1, 0.28, tone('stone', 'left'))] }),
    person([6.3, 7.6, 0], 'clay'),
    bush([1, 7.2, 0], 0.3),
    bush([1.5, 7.7, 0], 0.22),
    bush([7.6, 0.7, 0], 0.26),
  ],
});
