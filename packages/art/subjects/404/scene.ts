/** A dry well: its shaft ends in sand above the channel; to the right of it another shaft reaches the channel. */
import { area, panel, segment, stroke, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { HOLE, layer } from '#library/channels.ts';
import { person } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { dune } from '#library/pump-field.ts';
import { bucket } from '#library/well-gear.ts';
import { well } from '#library/works.ts';
import { dryTree, dryWindlass, lizard, signPost, thirstyTrough } from './dry-well.ts';

const SIZE = [8.8, 6.2] as const;
const DEPTH = 4.2;
const WELL = 2.4;
const FOOT = 1.7;

/** The dry shaft: stone walls, a dark inside, a rope with an empty bucket, and the sand at its bottom. */
const dryShaft: FacePaint[] = [
  panel(WELL - 0.62, FOOT, WELL + 0.62, DEPTH, tone('stone', 'right')),
  panel(WELL - 0.44, FOOT, WELL + 0.44, DEPTH, HOLE),
  ...[0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1].flatMap((up, index) => [
    segment([WELL - 0.62, FOOT + up], [WELL - 0.44, FOOT + up], tone('stone', 'left'), 0.9),
    segment(
      [WELL + 0.44, FOOT + up + (index % 2) * 0.1],
      [WELL + 0.62, FOOT + up + (index % 2) * 0.1],
      tone('stone', 'left'),
      0.9,
    ),
  ]),
  segment([WELL, DEPTH], [WELL, FOOT + 0.85], tone('sand', 'top'), 1.2),
  area(
    [
      [WELL - 0.2, FOOT + 0.75],
      [WELL + 0.2, FOOT + 0.75],
      [WELL + 0.14, FOOT + 0.4],
      [WELL - 0.14, FOOT + 0.4],
    ],
    tone('wood', 'left'),
  ),
  stroke(
    [
      [WELL - 0.2, FOOT + 0.75],
      [WELL, FOOT + 0.95],
      [WELL + 0.2, FOOT + 0.75],
    ],
    tone('ink', 'top'),
    1,
  ),
  area(
    [
      [WELL - 0.44, FOOT],
      [WELL + 0.44, FOOT],
      [WELL + 0.44, FOOT + 0.2],
      [WELL + 0.2, FOOT + 0.42],
      [WELL - 0.1, FOOT + 0.46],
      [WELL - 0.44, FOOT + 0.28],
    ],
    layer(0),
  ),
];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3.1,
    surface: 'desert',
    patches: [{ at: [6, 3.7], size: [2.6, 2.2], surface: 'lawn' }],
    left: dryShaft,
  },
  shafts: [{ face: 'left', at: 7.2, canal: [[7.2, 5.2]] }],
  things: [
    dryWindlass([WELL, 5.15, 0]),
    bucket([3.8, 5.6, 0], 0.22),
    person([3.9, 4.6, 0], 'clay'),
    thirstyTrough([0.3, 1.6, 0]),
    dryTree([2.4, 1, 0], 2.6),
    lizard([5.2, 2.6, 0]),
    signPost([5, 4.4, 0]),
    dune([5.2, 1.2], 2),
    well([7.2, 4.7, 0], 0.6, 0.7),
    palm([8.1, 3.9, 0], 2.3),
    bush([6.3, 5.6, 0], 0.24),
    bush([8.3, 5.4, 0], 0.22),
  ],
}));
