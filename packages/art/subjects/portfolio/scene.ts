/** An open hall of miniature cut blocks on plinths, each with another scene, above one channel; one plinth is empty. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import {
  emptyPlinth,
  exhibit,
  frames,
  miniClinic,
  miniFarm,
  miniOasis,
  miniPower,
  miniShip,
  miniTown,
  miniYard,
  ropeBarrier,
} from './exhibits.ts';
import { wall } from '#library/rooms.ts';
import { shaftOn } from '#library/terraces.ts';
import { person } from '#library/people.ts';

const SIZE = [13, 10.4] as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 2.8,
    surface: 'desert',
    patches: [
      {
        at: [0.6, 0.6],
        size: [11.8, 9.2],
        surface: 'floor',
        paint: [
          ribs(7, SURFACES.road),
          ribs(5, SURFACES.road, 'level'),
          panel(5.1, 0, 6.1, 9.2, tone('glass', 'top')),
          shaftOn(5.6, 0.2, 9.2, 6),
        ],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 6.2, canal: [[6.2, 9.8]] },
    { face: 'left', at: 4, canal: [[4, 8.8]] },
    { face: 'right', at: 5, canal: [[11.4, 5]] },
    { face: 'right', at: 8.3, canal: [[10.2, 8.3]] },
  ],
  things: [
    wall([0.6, 0.6, 0], [11.8, 0.2, 3], 'paper', [
      frames([
        [[0.9, 1.1], [1.3, 1.2], 'teal'],
        [[2.6, 1.3], [0.8, 0.9], 'clay'],
        [[7.9, 1.2], [0.9, 1], 'gold'],
        [[9.2, 1], [1.6, 1.3], 'ink'],
      ]),
      panel(4.4, 0, 6.8, 2.5, tone('wood', 'right')),
      panel(4.6, 0, 6.6, 2.3, { day: '#d6ecf1', night: '#22335c' }),
    ]),
    wall(
      [0.6, 0.8, 0],
      [0.2, 9, 3],
      'paper',
      [],
      [
        frames([
          [[0.8, 1.2], [1, 1], 'rose'],
          [[2.4, 1.1], [1.5, 1.2], 'teal'],
          [[4.6, 1.2], [1, 1], 'gold'],
          [[6.3, 1.1], [1.4, 1.2], 'clay'],
        ]),
      ],
    ),
    exhibit([1.6, 1.5, 0], 1.5, miniTown),
    exhibit([8.6, 1.5, 0], 1.3, miniPower, 'lawn'),
    exhibit([1.6, 4.4, 0], 0.9, miniYard, 'tarmac'),
    exhibit([9.8, 4.2, 0], 0.8, miniShip, 'sea'),
    exhibit([3.2, 7.2, 0], 0.55, miniFarm, 'lawn'),
    exhibit([7.3, 4.6, 0], 1.1, miniClinic, 'plaza'),
    exhibit([8.6, 7.4, 0], 0.5, miniOasis),
    emptyPlinth([10.9, 6.5, 0], 0.6),
    person([5, 5.4, 0], 'clay'),
    person([5.2, 4.8, 0], 'ink'),
    person([7.4, 8.2, 0], 'teal'),
    person([11.9, 9, 0], 'gold'),
    ropeBarrier([3.6, 3.6, 0], [1.4, 3.7, 0]),
    ropeBarrier([11, 3.4, 0], [8.6, 3.6, 0]),
    box({ name: 'bench', at: [1.3, 8.3, 0], size: [0.5, 1.3, 0.34], material: 'wood' }),
  ],
}));
