/** A bazaar of eight domed stalls beside a counting house, and an archive of jars under the lane. */
import { area, disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, dome, pyramid, rod, sphere } from '#kit/solids.ts';
import { cellar } from '#library/cellar.ts';
import { shifted } from '#library/parts.ts';
import { jar } from '#library/well-gear.ts';
import { person } from '#library/people.ts';

const PITCH = 1.45;
const FRONT = 2.9;
const STALL = { width: 1.35, depth: 1.7, height: 1.85 };
const LEFT_ROW = 0.5;
const RIGHT_ROW = 8.2;
const DEPTH = 4;
const ARCHIVE = { left: 8.9, floor: -2.1, width: 4.4, height: 1.8, into: 0.8, front: 6.1 };

/** The pictures for sale, 0.7 by 0.6: a disc, a hill, a leaf, a tower. */
const PICTURES: readonly FacePaint[][] = [
  [panel(0, 0, 0.7, 0.6, tone('teal', 'top')), disc(0.35, 0.3, 0.17, tone('gold', 'top'))],
  [
    panel(0, 0, 0.7, 0.6, tone('glass', 'top')),
    area(
      [
        [0, 0],
        [0.7, 0],
        [0.45, 0.4],
        [0.28, 0.2],
        [0.16, 0.32],
      ],
      tone('clay', 'left'),
    ),
  ],
  [
    panel(0, 0, 0.7, 0.6, tone('rose', 'top')),
    area(
      [
        [0.35, 0.06],
        [0.58, 0.3],
        [0.35, 0.54],
        [0.12, 0.3],
      ],
      tone('ink', 'left'),
    ),
  ],
  [
    panel(0, 0, 0.7, 0.6, tone('ink', 'left')),
    area(
      [
        [0.2, 0],
        [0.5, 0],
        [0.42, 0.5],
        [0.28, 0.5],
      ],
      tone('paper', 'top'),
    ),
    disc(0.57, 0.46, 0.06, LAMP),
  ],
];

const framed = (u: number, v: number, picture: number): FacePaint[] => [
  panel(u - 0.07, v - 0.07, u + 0.77, v + 0.67, tone('gold', 'left')),
  ...shifted(PICTURES[picture] ?? [], u, v),
];

const stall = (x: number, index: number) => {
  const wall: Material = index % 2 === 0 ? 'paper' : 'sand';
  const y = FRONT - STALL.depth;
  return [
    box({
      name: 'stall',
      at: [x, y, 0],
      size: [STALL.width, STALL.depth, STALL.height],
      material: wall,
      left: [
        cellar({
          at: [x + 0.13, FRONT - 0.35, 0],
          size: [1.09, 0.35, 1.66],
          open: 'left',
          arched: true,
          wall: index % 2 === 0 ? 'clay' : 'teal',
          floor: 'sand',
          back: framed(0.02, 0.35, index % 4),
        }),
        disc(STALL.width / 2 + 0.02, 1.46, 0.075, LAMP),
      ],
      right: [windows({ columns: 2, rows: 1, below: 0.75, above: 0.45, lit: 2 })],
    }),
    dome({
      name: 'dome',
      at: [x + STALL.width / 2, y + STALL.depth / 2, STALL.height],
      radius: 0.58,
      material: wall,
      castsShadow: false,
    }),
    sphere({
      name: 'finial',
      at: [x + STALL.width / 2, y + STALL.depth / 2, STALL.height + 0.68],
      radius: 0.07,
      material: 'gold',
      castsShadow: false,
    }),
  ];
};

const archive = () =>
  cellar({
    at: [ARCHIVE.left, ARCHIVE.front - ARCHIVE.into, ARCHIVE.floor],
    size: [ARCHIVE.width, ARCHIVE.into, ARCHIVE.height],
    open: 'left',
    wall: 'clay',
    floor: 'wood',
    back: [ribs(10, tone('clay', 'right')), ribs(5, tone('clay', 'right'), 'level')],
    things: [
      box({
        name: 'shelf',
        at: [ARCHIVE.left, ARCHIVE.front - ARCHIVE.into, ARCHIVE.floor + 0.72],
        size: [ARCHIVE.width, 0.3, 0.06],
        material: 'wood',
      }),
      ...[0, 1, 2, 3, 4, 5].flatMap((index) =>
        jar(
          [ARCHIVE.left + 0.3 + index * 0.62, ARCHIVE.front - ARCHIVE.into + 0.16, ARCHIVE.floor + 0.78],
          0.4,
          index % 3 === 1 ? 'gold' : 'paper',
        ),
      ),
      ...[0, 1, 2, 3, 4].flatMap((index) =>
        jar(
          [ARCHIVE.left + 0.4 + index * 0.76, ARCHIVE.front - 0.38, ARCHIVE.floor],
          0.62,
          index === 1 ? 'teal' : index % 2 === 0 ? 'sand' : 'rose',
          index === 1,
        ),
      ),
    ],
  });

const EASEL = { x: 9.9, y: 5.1 };

export default scene(() => ({
  block: {
    size: [14, 6.1],
    depth: DEPTH,
    surface: 'desert',
    channel: 2.95,
    patches: [
      {
        at: [0, FRONT],
        size: [14, 1.7],
        surface: 'plaza',
        paint: [ribs(19, SURFACES.road), ribs(2, SURFACES.road, 'level')],
      },
    ],
    left: [archive()],
  },
  shafts: [
    { face: 'left', at: 1.9, canal: [[1.9, 3.1]] },
    { face: 'left', at: 4.8, canal: [[4.8, 3.1]] },
    {
      face: 'left',
      at: 8.15,
      canal: [
        [8.15, 4.1],
        [9.6, 4.1],
        [9.6, 3.1],
      ],
    },
    {
      face: 'right',
      at: 4.1,
      canal: [
        [12.5, 4.1],
        [12.5, 3.1],
      ],
    },
  ],
  things: [
    [0, 1, 2, 3].map((index) => stall(LEFT_ROW + index * PITCH, index)),
    [0, 1, 2, 3].map((index) => stall(RIGHT_ROW + index * PITCH, index + 1)),
    box({
      name: 'counting house',
      at: [6.25, 0.7, 0],
      size: [1.85, 2.4, 2.6],
      material: 'clay',
      left: [
        cellar({
          at: [6.5, 2.6, 0],
          size: [1.35, 0.5, 1.3],
          open: 'left',
          arched: true,
          wall: 'ink',
          floor: 'wood',
          things: [box({ name: 'counter', at: [6.7, 2.8, 0], size: [0.9, 0.28, 0.45], material: 'gold' })],
        }),
        windows({ columns: 4, rows: 1, below: 1.7, above: 0.3, lit: 2 }),
        panel(0, 1.45, 1.85, 1.54, tone('paper', 'left')),
      ],
      right: [
        windows({ columns: 4, rows: 1, below: 1.7, above: 0.3, lit: 2 }),
        panel(0, 1.45, 2.4, 1.54, tone('paper', 'right')),
      ],
    }),
    box({ name: 'cornice', at: [6.15, 0.6, 2.6], size: [2.05, 2.6, 0.14], material: 'paper', castsShadow: false }),
    box({
      name: 'lantern',
      at: [6.7, 1.4, 2.74],
      size: [0.9, 0.9, 0.6],
      material: 'glass',
      castsShadow: false,
      left: [windows({ columns: 2, rows: 1, lit: 1 })],
      right: [windows({ columns: 2, rows: 1, lit: 1 })],
    }),
    pyramid({ name: 'roof', at: [6.6, 1.3, 3.34], size: [1.1, 1.1, 0.6], material: 'teal', castsShadow: false }),
    rod({
      name: 'leg',
      at: [EASEL.x - 0.1, EASEL.y + 0.1, 0],
      to: [EASEL.x + 0.3, EASEL.y - 0.05, 1.3],
      paint: tone('wood', 'left'),
      width: 2,
    }),
    rod({
      name: 'leg',
      at: [EASEL.x + 1.1, EASEL.y + 0.1, 0],
      to: [EASEL.x + 0.7, EASEL.y - 0.05, 1.3],
      paint: tone('wood', 'left'),
      width: 2,
    }),
    box({
      name: 'empty frame',
      at: [EASEL.x, EASEL.y, 0.3],
      size: [1.05, 0.1, 0.9],
      material: 'gold',
      left: [panel(0.12, 0.12, 0.93, 0.78, tone('paper', 'left')), panel(0.17, 0.17, 0.88, 0.73, SURFACES.desert)],
    }),
    cylinder({ name: 'turnstile', at: [12.9, 5.5, 0], radius: 0.16, height: 0.7, material: 'ink' }),
    [0, 1, 2].map((arm) =>
      rod({
        name: 'arm',
        at: [12.9, 5.5, 0.66],
        to: [12.9 + 0.55 * Math.cos(arm * 2.1 + 0.4), 5.5 + 0.55 * Math.sin(arm * 2.1 + 0.4), 0.66],
        paint: tone('clay', 'left'),
        width: 2.6,
      }),
    ),
    person([3.4, 4.3, 0], 'teal'),
    person([6.8, 4.2, 0], 'clay'),
    person([9.4, 5.4, 0], 'ink'),
    person([11.4, 3.7, 0], 'gold'),
  ],
  why: { middle: [10.9, 5.4, 0], zoom: 2, face: 'left' },
}));
