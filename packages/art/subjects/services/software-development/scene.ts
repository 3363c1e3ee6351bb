/** A stepped hillside: a derrick drills a new shaft at the top; on the terraces below are eight different finished wells. */
import { band, panel, ribs, type FacePaint } from '#kit/face.ts';
import { CHANNEL, tone } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import { scene } from '#kit/scene.ts';
import { box, gable } from '#kit/solids.ts';
import { flowing } from '#kit/water.ts';
import { worker } from '#library/people.ts';
import { riser } from '#library/pipes.ts';
import { pipePile } from '#library/workshop.ts';
import {
  clusterHead,
  derrick,
  drawnHead,
  ladder,
  marketHead,
  oddHead,
  orderedHead,
  sensedHead,
  storeyedHead,
  toolbox,
  towerHead,
} from './wellheads.ts';

const SIZE = [12, 10.6] as const;
const STEP = 0.85;
/** Where each terrace begins and ends along y, from the top one down; where its canal runs and how far from the right it reaches. */
const TERRACES = [
  { from: 0, to: 3.4, steps: 3, canal: 1.9, reach: 6 },
  { from: 3.4, to: 6, steps: 2, canal: 5.5, reach: 1.2 },
  { from: 6, to: 8.5, steps: 1, canal: 8, reach: 1.4 },
] as const;

/** Light that moves along a canal. */
const flow =
  (from: number, along: number): FacePaint =>
  ({ at }) => [flowing(line([at(SIZE[0], along), at(from, along)]), 1.3)];

const terrace = ({ from, to, steps, canal, reach }: (typeof TERRACES)[number]) => {
  const height = steps * STEP;
  const along = canal - from;
  const run: FacePaint[] = [
    panel(reach, along - 0.24, SIZE[0], along + 0.24, CHANNEL.bank),
    panel(reach, along - 0.18, SIZE[0], along + 0.18, CHANNEL.wall),
    panel(reach, along - 0.13, SIZE[0], along + 0.13, CHANNEL.water),
    flow(reach, along),
  ];
  return box({
    name: 'terrace',
    at: [0, from, 0],
    size: [SIZE[0], to - from, height],
    material: 'sand',
    castsShadow: false,
    left: [
      band(height - STEP, height - STEP + 0.3, tone('sand', 'right')),
      band(height - 0.12, height, tone('sand', 'top')),
    ],
    right: [band(height - 0.14, height, tone('sand', 'left')), riser(to - canal, 0, height)],
    top: run,
  });
};

export default scene(() => ({
  block: { size: SIZE, depth: 2.8, surface: 'desert' },
  shafts: [
    ...TERRACES.map(({ canal }) => ({ face: 'right' as const, at: canal })),
    { face: 'left', at: 2.5, canal: [[2.5, 9.7]] },
    { face: 'left', at: 7.8, canal: [[7.8, 9.7]] },
  ],
  things: [
    TERRACES.map(terrace),
    derrick([4.8, 1.7, 3 * STEP], 5.8),
    box({
      name: 'drawing hut',
      at: [8.4, 0.3, 3 * STEP],
      size: [2.2, 1.2, 1.1],
      material: 'paper',
      left: [panel(0.3, 0.3, 1.3, 0.85, tone('glass', 'left')), panel(1.5, 0, 1.9, 0.85, tone('teal', 'left'))],
      right: [ribs(4, tone('paper', 'left'))],
    }),
    gable({ at: [8.3, 0.2, 3 * STEP + 1.1], size: [2.4, 1.4, 0.7], ridge: 'x', material: 'clay' }),
    pipePile([0.6, 0.5, 3 * STEP], [2, 2, 2, 2], 0.24),
    pipePile([0.85, 0.5, 3 * STEP + 0.48], [2, 2, 2], 0.24, 'clay'),
    worker([7, 2.9, 3 * STEP], 'teal', 'gold'),
    storeyedHead([0.9, 3.6, 2 * STEP]),
    marketHead([3.8, 3.7, 2 * STEP]),
    towerHead([8.6, 3.6, 2 * STEP]),
    toolbox([6.6, 4.4, 2 * STEP]),
    ladder([7, 6, STEP], STEP + 0.15),
    oddHead([1.7, 6.2, STEP]),
    clusterHead([4.9, 6.1, STEP]),
    sensedHead([9, 6.3, STEP]),
    toolbox([3.7, 7, STEP], 'teal'),
    ladder([4.6, 8.5, 0], STEP + 0.15),
    drawnHead([1.75, 8.9, 0]),
    orderedHead([7.05, 8.7, 0]),
    toolbox([9, 9.2, 0], 'gold'),
    worker([5.6, 9.6, 0], 'clay', 'paper'),
  ],
}));
