/** A date grove on terraces: one runnel leads down them through gates; roots and probes in the cut face. */
import { band, disc, panel, ribs, segment } from '#kit/face.ts';
import { SIGNAL, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { goat } from '#library/goat.ts';
import { room } from '#library/parts.ts';
import { datePalm, palm, plantRows } from '#library/plants.ts';
import { runnel, shaftOn, terrace } from '#library/terraces.ts';
import { solar, solarMast } from '#library/works.ts';
import { dripRing, palmSensor, root, runnelGate, soilProbe, sundial, tractor, trailer } from './farm.ts';

const [LOW, MIDDLE, HIGH] = [0.8, 1.6, 2.4];
const DEPTH = 4;
const SENSED = [1.5, 9, 0] as const;

export default scene(() => ({
  block: {
    size: [11.6, 10.6],
    depth: DEPTH,
    surface: 'desert',
    channel: 3,
    patches: [
      {
        at: [3.2, 7.9],
        size: [6.4, 2.5],
        surface: 'soil',
        paint: [ribs(7, tone('wood', 'right'), 'level'), plantRows(3)],
      },
    ],
    left: [
      panel(3.3, DEPTH - 0.14, 9.5, DEPTH - 0.1, tone('ink', 'left')),
      ...[3.9, 4.9, 5.9, 6.9].map((u, index) => root(u, DEPTH - 0.02, [0.7, 1.4, 1.05, 1.7][index] ?? 1)),
      ...soilProbe(4.42, DEPTH, 1.1),
      ...soilProbe(6.42, DEPTH, 1.7),
      room({
        side: 'left',
        from: 7.8,
        below: 1.1,
        size: [1.7, 1.15],
        inside: [
          panel(0.5, 0.25, 1.3, 0.38, tone('ink', 'left')),
          panel(0.55, 0.38, 1.1, 0.75, tone('teal', 'left')),
          disc(1.25, 0.56, 0.16, tone('steel', 'left')),
          segment([0.8, 0.75], [0.8, 1.15], tone('steel', 'right'), 3),
          disc(0.7, 0.56, 0.07, SIGNAL),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'right', at: 1.4, canal: [[9.2, 1.4]] },
    { face: 'right', at: 6.2, canal: [[10.3, 6.2]] },
    { face: 'left', at: 2.3, canal: [[2.3, 9.7]] },
    {
      face: 'left',
      at: 10.2,
      canal: [
        [10.2, 7.8],
        [9.2, 7.8],
      ],
    },
  ],
  things: [
    terrace({
      at: [0, 0, 0],
      size: [9, 2.8, HIGH],
      surface: 'lawn',
      right: [shaftOn(1.4, 0, HIGH)],
      left: [shaftOn(7.9, HIGH, MIDDLE)],
      top: [
        runnel([
          [0.8, 1.4],
          [9, 1.4],
        ]),
        runnel([
          [7.9, 1.4],
          [7.9, 2.8],
        ]),
      ],
    }),
    terrace({
      at: [0, 2.8, 0],
      size: [9.6, 2.5, MIDDLE],
      surface: 'lawn',
      left: [shaftOn(1.4, MIDDLE, LOW)],
      top: [
        runnel([
          [7.9, 0],
          [7.9, 1.2],
          [1.4, 1.2],
          [1.4, 2.5],
        ]),
      ],
    }),
    terrace({
      at: [0, 5.3, 0],
      size: [10.3, 2.2, LOW],
      surface: 'lawn',
      left: [band(LOW - 0.1, LOW, tone('field', 'left')), shaftOn(9.2, LOW, 0)],
      top: [
        plantRows(4),
        runnel([
          [1.4, 0],
          [1.4, 1.1],
          [9.2, 1.1],
          [9.2, 2.2],
        ]),
      ],
    }),
    [1.2, 2.9, 4.6, 6.3].map((x) => datePalm([x, 0.7, HIGH], 1.9)),
    [3, 4.9, 6.8].map((x) => datePalm([x, 3.35, MIDDLE], 1.7)),
    runnelGate([7.9, 2.4, HIGH]),
    sundial([6.7, 2.3, HIGH]),
    runnelGate([1.4, 4.9, MIDDLE]),
    runnelGate([9.2, 7.1, LOW]),
    goat([3.4, 4.6, MIDDLE]),
    goat([4.5, 4.75, MIDDLE], 'wood'),
    trailer([3.6, 8.6, 0]),
    tractor([5.8, 8.5, 0]),
    palm(SENSED, 2.6),
    dripRing(SENSED),
    palmSensor(SENSED),
    solarMast([0.5, 9.9, 0]),
    solar([9.7, 2.4, 0]),
    solar([9.9, 3.8, 0]),
  ],
  why: { middle: [1.7, 9.2, 0.6], zoom: 1.97 },
  features: {},
}));
