/** A slim observatory on a salt pan; wires lead from a ring of gauges to its deck, and the needle of one gauge leans. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { ALARM, SIGNAL, SURFACES, tone } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2 } from '#kit/space.ts';
import { dial } from '#library/gauges.ts';
import { moving } from '#library/parts.ts';
import { person } from '#library/people.ts';

const SIZE = 11.6;
const CENTRE: Vec2 = [5.4, 5.4];
const RING = 4.2;
const DECK = 4.2;
const GAUGE = 1.05;
const LEANING = 2;

const [CX, CY] = CENTRE;
const posts = Array.from({ length: 12 }, (_, index): { at: Vec2; lean: number } => {
  const turn = (Math.PI * (index + 0.5)) / 6;
  return {
    at: [CX + RING * Math.cos(turn), CY + RING * Math.sin(turn)],
    lean: index === LEANING ? 1.15 : ((index * 5) % 7) * 0.06 - 0.18,
  };
});

/** A gauge on a post, facing left; `lean` is the angle of its needle from upright, in radians. */
const gauge = ([x, y]: Vec2, lean: number) => {
  const [foot, radius] = [0.2, 0.4];
  const height = GAUGE - foot;
  return [
    box({ name: 'gauge post', at: [x - 0.07, y - 0.07, foot], size: [0.14, 0.14, height - radius], material: 'ink' }),
    dial({ at: [x, y - 0.06, foot + height], radius, lean, rim: lean > 0.7 ? 'clay' : 'gold' }),
  ];
};

/** A wire from a gauge to the rim of the deck; its place in the painting order is that of the gauge. */
const wire = ([x, y]: Vec2, lean: number) => {
  const reach = Math.hypot(x - CX, y - CY);
  const end = project([CX + (1.3 * (x - CX)) / reach, CY + (1.3 * (y - CY)) / reach, DECK + 0.1]);
  return sketch({
    name: 'wire',
    at: [x, y, GAUGE + 0.4],
    size: [0.01, 0.01, 0.5],
    shapes: [
      { d: line([project([x, y, GAUGE + 0.36]), end]), stroke: lean > 0.7 ? ALARM : tone('steel', 'right'), width: 1 },
    ],
  });
};

const isBehind = ([x, y]: Vec2) => x + y < CX + CY;

const blinkingLamp = () =>
  moving(
    sphere({
      name: 'lamp',
      at: [CX - 0.05, CY - 0.6, DECK + 2.46],
      radius: 0.13,
      material: 'clay',
      castsShadow: false,
    }),
    'blink',
  );

/** Four dials, one of them with a leaning needle, above a paper strip with one wave. */
const BOARD = [
  panel(0.06, 0.06, 2.04, 1.44, tone('ink', 'left')),
  ...[0.35, 0.82, 1.29, 1.76].flatMap((u, index) => [
    disc(u, 1.02, 0.22, tone('gold', 'left')),
    disc(u, 1.02, 0.17, tone('paper', 'top')),
    segment(
      [u, 1.02],
      index === 2 ? [u + 0.13, 1.03] : [u + 0.02, 1.16],
      index === 2 ? ALARM : tone('ink', 'left'),
      0.9,
    ),
  ]),
  panel(0.15, 0.5, 1.95, 0.72, tone('paper', 'top')),
  stroke(
    [
      [0.2, 0.6],
      [0.8, 0.6],
      [0.9, 0.68],
      [1.02, 0.53],
      [1.12, 0.6],
      [1.9, 0.6],
    ],
    SIGNAL,
    1.3,
  ),
];

/** Seams of the salt crust. */
const crust: readonly Vec2[][] = [
  [
    [0.2, 2.2],
    [1.4, 2.8],
    [2.6, 2.1],
    [3.6, 2.9],
    [5, 2.3],
    [6.2, 3],
    [7.6, 2.2],
    [9, 2.8],
    [10.8, 2.2],
  ],
  [
    [0.2, 5.4],
    [1.2, 4.8],
    [2.6, 5.5],
    [4, 4.8],
    [5.4, 5.6],
    [6.8, 4.9],
    [8.2, 5.5],
    [9.6, 4.9],
    [11, 5.4],
  ],
  [
    [0.2, 8],
    [1.6, 8.6],
    [3, 7.9],
    [4.4, 8.6],
    [5.8, 8],
    [7.2, 8.7],
    [8.6, 8],
    [10, 8.6],
    [11, 8.2],
  ],
  [
    [2.6, 2.1],
    [2.4, 0.4],
  ],
  [
    [1.4, 2.8],
    [1.2, 4.8],
  ],
  [
    [5, 2.3],
    [5.2, 0.4],
  ],
  [
    [3.6, 2.9],
    [4, 4.8],
  ],
  [
    [7.6, 2.2],
    [7.4, 0.4],
  ],
  [
    [6.2, 3],
    [6.8, 4.9],
  ],
  [
    [9, 2.8],
    [9.6, 4.9],
  ],
  [
    [2.6, 5.5],
    [3, 7.9],
  ],
  [
    [5.4, 5.6],
    [5.8, 8],
  ],
  [
    [8.2, 5.5],
    [8.6, 8],
  ],
  [
    [1.6, 8.6],
    [1.4, 10.8],
  ],
  [
    [4.4, 8.6],
    [4.2, 10.8],
  ],
  [
    [7.2, 8.7],
    [7, 10.8],
  ],
  [
    [10, 8.6],
    [9.8, 10.8],
  ],
];

export default scene(() => ({
  block: {
    size: [SIZE, SIZE],
    depth: 2.2,
    surface: 'plaza',
    patches: [
      {
        at: [0.2, 0.2],
        size: [SIZE - 0.4, SIZE - 0.4],
        surface: 'plaza',
        paint: crust.map((seam) => stroke(seam, SURFACES.road, 1.2)),
      },
    ],
  },
  shafts: [
    { face: 'left', at: 2.4, canal: [[2.4, 9.4]] },
    { face: 'left', at: 6.5, canal: [[6.5, 10]] },
    { face: 'right', at: 6.5, canal: [[10, 6.5]] },
    { face: 'right', at: 2.4, canal: [[8.9, 2.4]] },
  ],
  things: [
    posts.filter(({ at }) => isBehind(at)).map(({ at, lean }) => wire(at, lean)),
    cylinder({ name: 'foot', at: [CX, CY, 0], radius: 1.25, height: 0.3, material: 'stone' }),
    cylinder({
      name: 'tower',
      at: [CX, CY, 0.3],
      radius: 0.78,
      topRadius: 0.5,
      height: DECK - 0.7,
      material: 'paper',
      bands: [
        { from: 1, to: 1.18, material: 'teal' },
        { from: 2.2, to: 2.38, material: 'teal' },
      ],
    }),
    cylinder({
      name: 'corbel',
      at: [CX, CY, DECK - 0.4],
      radius: 0.5,
      topRadius: 1.35,
      height: 0.4,
      material: 'stone',
      castsShadow: false,
    }),
    cylinder({ name: 'deck', at: [CX, CY, DECK], radius: 1.4, height: 0.14, material: 'wood', castsShadow: false }),
    box({
      name: 'board',
      at: [CX - 1.1, CY - 0.75, DECK + 0.14],
      size: [2.1, 0.16, 1.5],
      material: 'wood',
      castsShadow: false,
      left: BOARD,
    }),
    box({
      name: 'board roof',
      at: [CX - 1.2, CY - 0.8, DECK + 1.64],
      size: [2.3, 0.42, 0.12],
      material: 'teal',
      castsShadow: false,
    }),
    rod({
      name: 'pole',
      at: [CX - 0.05, CY - 0.6, DECK + 1.76],
      to: DECK + 2.5,
      paint: tone('steel', 'right'),
      width: 1.8,
    }),
    blinkingLamp(),
    box({
      name: 'desk',
      at: [CX - 0.55, CY + 0.1, DECK + 0.14],
      size: [1.2, 0.55, 0.42],
      material: 'clay',
      castsShadow: false,
      left: [ribs(2, tone('clay', 'right'))],
      top: [panel(0.15, 0.12, 0.6, 0.42, tone('paper', 'top'))],
    }),
    rod({
      name: 'lamp arm',
      at: [CX + 0.4, CY + 0.35, DECK + 0.56],
      to: DECK + 0.86,
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
    sphere({
      name: 'lamp',
      at: [CX + 0.4, CY + 0.35, DECK + 0.84],
      radius: 0.12,
      material: 'gold',
      castsShadow: false,
    }),
    person([CX - 0.75, CY + 0.25, DECK + 0.14], 'teal'),
    box({
      name: 'bell post',
      at: [CX + 0.86, CY - 0.1, DECK + 0.14],
      size: [0.12, 0.12, 1.1],
      material: 'wood',
      castsShadow: false,
    }),
    box({
      name: 'bell arm',
      at: [CX + 0.86, CY + 0.02, DECK + 1.12],
      size: [0.12, 0.5, 0.12],
      material: 'wood',
      castsShadow: false,
    }),
    cylinder({
      name: 'bell',
      at: [CX + 0.92, CY + 0.34, DECK + 0.76],
      radius: 0.2,
      topRadius: 0.09,
      height: 0.34,
      material: 'gold',
      castsShadow: false,
    }),
    posts.map(({ at: [x, y], lean }) => [
      cylinder({
        name: 'shaft head',
        at: [x, y, 0],
        radius: 0.42,
        height: 0.2,
        material: 'stone',
        lid: tone('teal', 'left'),
      }),
      gauge([x, y], lean),
    ]),
    posts.filter(({ at }) => !isBehind(at)).map(({ at, lean }) => wire(at, lean)),
    cylinder({ name: 'salt', at: [10.6, 0.9, 0], radius: 0.7, topRadius: 0, height: 0.8, material: 'paper' }),
    cylinder({ name: 'salt', at: [9.2, 0.7, 0], radius: 0.5, topRadius: 0, height: 0.55, material: 'paper' }),
    person([8.4, 9.8, 0], 'clay'),
  ],
  why: { middle: [CX, CY, DECK + 0.5], zoom: 2.3, face: 'left' },
}));
