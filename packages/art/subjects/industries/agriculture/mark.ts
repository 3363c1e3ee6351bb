/** A seedling in a furrow. */
import { panel, type FacePaint } from '#kit/face.ts';
import { smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { box, sketch } from '#kit/solids.ts';
import { project, type Vec2 } from '#kit/space.ts';

const furrows: FacePaint[] = [0.2, 0.75, 1.3].map((u) => panel(u, 0, u + 0.3, 1.9, tone('wood', 'right')));
const FOOT = project([1.3, 1.3, 0.4]);
const off = (x: number, y: number): Vec2 => [FOOT[0] + x, FOOT[1] + y];
const leaf = (tip: Vec2, over: Vec2, under: Vec2, from: Vec2) =>
  `${smooth([off(...from), off(...over), off(...tip)])}${smooth([off(...tip), off(...under), off(...from)]).replace('M', 'L')}Z`;

export default [
  box({ name: 'bed', at: [0.35, 0.35, 0], size: [1.9, 1.9, 0.4], material: 'wood', top: furrows }),
  sketch({
    name: 'seedling',
    at: [0.8, 0.8, 0.4],
    size: [1, 1, 2.2],
    shapes: [
      { d: smooth([off(0, 0), off(-0.6, -10), off(0, -20)]), stroke: tone('palm', 'right'), width: 3.2, cap: 'round' },
      { d: leaf([-19, -30], [-13, -18], [-6, -32], [0, -17]), fill: tone('palm', 'left') },
      { d: leaf([18, -36], [4, -36], [15, -22], [0, -19]), fill: tone('palm', 'top') },
    ],
  }),
];
