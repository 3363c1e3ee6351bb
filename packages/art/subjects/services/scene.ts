/** Ten different wells in a ring, each connected by a canal to the mother well in the middle. */
import { disc } from '#kit/face.ts';
import { SURFACES } from '#kit/palette.ts';
import { scene, type Things } from '#kit/scene.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import {
  chainWell,
  chargeWell,
  cloudWell,
  loopWell,
  mindWell,
  mobileWell,
  motherWell,
  shiftWell,
  softwareWell,
  strategyWell,
  studioWell,
} from './ten-wells.ts';
import { runnel } from '#library/terraces.ts';

const SIZE = 11.8;
const MIDDLE = SIZE / 2;
const REACH = 4.75;

/** The wells by their angle in degrees: 45 is nearest to the viewer, 225 farthest; the tall ones are at the back. */
const WELLS: readonly (readonly [number, (at: Vec3) => Things])[] = [
  [207, softwareWell],
  [243, cloudWell],
  [171, mobileWell],
  [279, mindWell],
  [135, shiftWell],
  [315, chargeWell],
  [99, loopWell],
  [351, chainWell],
  [63, studioWell],
  [27, strategyWell],
];

const on = (degrees: number, reach: number): Vec2 => {
  const turn = (degrees * Math.PI) / 180;
  return [MIDDLE + reach * Math.cos(turn), MIDDLE + reach * Math.sin(turn)];
};

export default scene(() => ({
  block: {
    size: [SIZE, SIZE],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [0, 0],
        size: [SIZE, SIZE],
        surface: 'desert',
        paint: [
          disc(MIDDLE, MIDDLE, 5.8, SURFACES.plaza),
          disc(MIDDLE, MIDDLE, 3.4, SURFACES.road),
          disc(MIDDLE, MIDDLE, 3.2, SURFACES.plaza),
          ...WELLS.map(([angle]) => runnel([on(angle, 1.9), on(angle, REACH - 0.7)])),
        ],
      },
    ],
  },
  shafts: [
    { face: 'left', at: MIDDLE - 4, canal: [on(99, REACH + 0.5)] },
    { face: 'left', at: on(63, 0)[0] + 2, canal: [on(63, REACH + 0.6)] },
    { face: 'right', at: MIDDLE + 2, canal: [on(27, REACH + 0.6)] },
    { face: 'right', at: MIDDLE - 4, canal: [on(315, REACH)] },
  ],
  things: [motherWell([MIDDLE, MIDDLE, 0]), WELLS.map(([angle, draw]) => draw([...on(angle, REACH), 0]))],
}));
