/** A stepped hillside: a derrick sinks a new shaft at the top, eight finished wells of eight makes stand on the terraces below. */
import { band, panel, ribs, type FacePaint } from '../../kit/face.ts';
import { CHANNEL, STRATA, tone } from '../../kit/palette.ts';
import { scene } from '../../kit/scene.ts';
import { box, gable } from '../../kit/solids.ts';
import { worker } from '../../objects/crew.ts';
import { riser } from '../../objects/offices.ts';
import { clusterHead, derrick, drawnHead, marketHead, oddHead, orderedHead, sensedHead, storeyedHead, toolbox, towerHead } from '../../objects/wellheads.ts';
import { pipePile } from '../../objects/workshop.ts';

const SIZE = [14, 11] as const;
const STEP = 0.85;
/** Where each terrace begins and ends along y, from the top one down, and where its canal runs. */
const TERRACES = [
  { from: 0, to: 3.4, steps: 3, canal: 1.9 },
  { from: 3.4, to: 6, steps: 2, canal: 5.5 },
  { from: 6, to: 8.5, steps: 1, canal: 8 },
] as const;

/** Layers of ground in the face of a terrace. */
const layers: readonly FacePaint[] = [band(0, 0.28, STRATA[1]!), band(STEP - 0.1, STEP, STRATA[0]!)];

const terrace = ({ from, to, steps, canal }: (typeof TERRACES)[number], index: number) => {
  const height = steps * STEP;
  const along = canal - from;
  const start = [6.4, 0.9, 0.9][index] ?? 1;
  const run: FacePaint[] = [panel(start, along - 0.24, SIZE[0], along + 0.24, CHANNEL.bank), panel(start, along - 0.18, SIZE[0], along + 0.18, CHANNEL.wall), panel(start, along - 0.13, SIZE[0], along + 0.13, CHANNEL.water)];
  return box({
    name: 'terrace',
    at: [0, from, 0],
    size: [SIZE[0], to - from, height],
    material: 'sand',
    castsShadow: false,
    left: [band(height - STEP, height - STEP + 0.3, STRATA[1]!), band(height - 0.12, height, STRATA[0]!)],
    right: [...layers.slice(0, 1), riser(to - canal, 0, height)],
    top: run,
  });
};

export default scene({
  block: { size: SIZE, depth: 2.8, surface: 'desert' },
  shafts: [
    ...TERRACES.map(({ canal }) => ({ face: 'right' as const, at: canal })),
    { face: 'left', at: 3.2, canal: [[3.2, 10]] },
    { face: 'left', at: 9.6, canal: [[9.6, 10]] },
  ],
  things: [
    TERRACES.map(terrace),
    derrick([5.2, 1.7, 3 * STEP], 5.6),
    box({ name: 'drawing hut', at: [9.4, 0.4, 3 * STEP], size: [2, 1.2, 1.1], material: 'paper', left: [panel(0.25, 0.3, 1.2, 0.85, tone('glass', 'left')), panel(1.4, 0, 1.8, 0.85, tone('teal', 'left'))], right: [ribs(4, tone('paper', 'left'))] }),
    gable({ at: [9.3, 0.3, 3 * STEP + 1.1], size: [2.2, 1.4, 0.7], ridge: 'x', material: 'clay' }),
    pipePile([1, 0.7, 3 * STEP], [2, 2, 2, 2], 0.24),
    pipePile([1.25, 0.7, 3 * STEP + 0.48], [2, 2, 2], 0.24, 'clay'),
    worker([7.4, 2.8, 3 * STEP], 'teal', 'gold'),
    storeyedHead([1, 3.6, 2 * STEP]),
    marketHead([4.7, 3.7, 2 * STEP]),
    towerHead([8.4, 3.6, 2 * STEP]),
    toolbox([10.6, 4.3, 2 * STEP]),
    oddHead([2.4, 6.2, STEP]),
    clusterHead([6.2, 6.1, STEP]),
    sensedHead([10, 6.3, STEP]),
    toolbox([4.6, 6.8, STEP], 'teal'),
    drawnHead([2.45, 9.2, 0]),
    orderedHead([8.85, 9, 0]),
    toolbox([10.7, 9.6, 0]),
    worker([5.6, 9.6, 0], 'clay', 'paper'),
  ],
});
