/** A surveyor's camp: a theodolite over the mother well, and three staked lines to a hill, a fort and the edge of a cliff. */
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { cylinder } from '#kit/solids.ts';
import { tent } from '#library/camp.ts';
import { mouth } from '#library/channels.ts';
import { rampart, roundTower } from '#library/fort.ts';
import { worker } from '#library/people.ts';
import { planTable, stakedLine, theodolite } from './prospecting.ts';

/** The mother well. */
const WELL = { x: 7.3, y: 5.8, radius: 0.75, height: 0.4 };
const CLIFF = { x: 8.6, y: 0.5, width: 2.9, depth: 3.4 };
/** Farthest corner of the fort. */
const FORT = { x: 0.5, y: 3.5, side: 1.8 };

export default scene(() => ({
  block: {
    size: [11.5, 11],
    depth: 4,
    surface: 'desert',
    channel: 2.7,
    hollows: [{ at: [CLIFF.x, CLIFF.y], size: [CLIFF.width, CLIFF.depth], drop: 1.7, floor: 'sea', bed: 2.2 }],
  },
  shafts: [
    {
      face: 'left',
      at: 6.2,
      canal: [
        [6.2, 5.6],
        [6.7, 5.6],
      ],
    },
    { face: 'right', at: 6.6, canal: [[10, 6.6]] },
  ],
  things: [
    roundTower([FORT.x + 0.2, FORT.y + 0.2, 0], 0.55, 1.2),
    rampart([FORT.x + 0.9, FORT.y, 0], [FORT.side - 0.6, 0.4, 0.95]),
    roundTower([FORT.x + FORT.side + 1, FORT.y + 0.2, 0], 0.55, 1.2),
    rampart([FORT.x, FORT.y + 0.9, 0], [0.4, FORT.side - 0.6, 0.95]),
    roundTower([FORT.x + 0.2, FORT.y + FORT.side + 1, 0], 0.55, 1.2),
    rampart([FORT.x + 0.9, FORT.y + FORT.side + 0.8, 0], [FORT.side - 0.6, 0.4, 0.95]),
    rampart([FORT.x + FORT.side + 0.8, FORT.y + 0.9, 0], [0.4, FORT.side - 0.6, 0.95]),
    roundTower([FORT.x + FORT.side + 1, FORT.y + FORT.side + 1, 0], 0.55, 1.2),
    cylinder({
      name: 'hill',
      at: [2, 9.2, 0],
      radius: 1.65,
      topRadius: 0.8,
      height: 1.1,
      material: 'sand',
      bands: [{ from: 0.4, to: 0.66, material: 'rose' }],
      castsShadow: false,
    }),
    cylinder({
      name: 'mother well',
      at: [WELL.x, WELL.y, 0],
      radius: WELL.radius,
      height: WELL.height,
      material: 'stone',
    }),
    mouth([WELL.x, WELL.y, WELL.height], WELL.radius * 0.75, 0.2, 'stone'),
    theodolite([WELL.x, WELL.y, 0], 2.9, 1.8),
    stakedLine([5.6, 6.8], [3.7, 8.5], 4),
    stakedLine([6.2, 5], [4.3, 4.9], 4),
    stakedLine([8.4, 4.6], [8.5, 2.4], 3),
    cylinder({
      name: 'trough',
      at: [9.9, 6.6, 0],
      radius: 0.4,
      height: 0.35,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    planTable([8, 8, 0]),
    tent([5.9, 0.5, 0], [1.7, 1.9, 1.5], 'clay'),
    worker([7.1, 9.7, 0], 'clay'),
    worker([8.6, 6, 0], 'teal', 'paper'),
  ],
}));
