/** A giant well plate in the ground, one basin blinking near the pipettes; a laboratory in the cut face below. */
import { panel, ribs } from '#kit/face.ts';
import { LAMP, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { table } from '#library/rooms.ts';
import { rack } from '#library/works.ts';
import { basins, dewar, fermenter, flask, glasshouse, helix, hood, pipettes } from './laboratory.ts';

const SIZE = [13.6, 9.6] as const;
const DEPTH = 3.8;
const PITCH = 0.66;
const PLATE = { x: 1.4, y: 2.5, width: 8.6, depth: 5.9, height: 0.45 };
const BORDER: readonly [number, number] = [0.68, 0.66];
const CELLAR = { x: 1.2, width: 7.4, drop: 1.7 };
const COLUMN = 10;

const isLast = (column: number, row: number) => column === 11 && row === 7;
const wellAt = (column: number, row: number) =>
  [PLATE.x + BORDER[0] + column * PITCH, PLATE.y + BORDER[1] + row * PITCH] as const;
const [headX] = wellAt(COLUMN, 0);

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.75,
    surface: 'desert',
    patches: [{ at: [0.9, 2], size: [9.6, 6.9], surface: 'plaza' }],
    hollows: [{ at: [CELLAR.x, SIZE[1] - 0.7], size: [CELLAR.width, 0.7], drop: CELLAR.drop, floor: 'floor' }],
    left: helix(10.6, DEPTH - 2.55, DEPTH - 0.1, 0.24, 3),
  },
  shafts: [
    { face: 'left', at: 2.4 },
    { face: 'left', at: 5 },
    { face: 'left', at: 7.6 },
    { face: 'right', at: 7.3, canal: [[13, 7.3]] },
    { face: 'right', at: 4.9, canal: [[10, 4.9]] },
    { face: 'right', at: 1.6, canal: [[12.4, 1.6]] },
  ],
  things: [
    box({
      name: 'plate',
      at: [PLATE.x, PLATE.y, 0],
      size: [PLATE.width, PLATE.depth, PLATE.height],
      material: 'paper',
      left: [panel(0, 0, PLATE.width, 0.16, tone('stone', 'left'))],
      right: [panel(0, 0, PLATE.depth, 0.16, tone('stone', 'right'))],
      top: [
        basins(
          [12, 8],
          BORDER,
          PITCH,
          0.27,
          tone('teal', 'top'),
          (column, row) => !isLast(column, row) && (column * 3 + row * 5) % 7 > 2,
        ),
        basins(
          [12, 8],
          BORDER,
          PITCH,
          0.27,
          tone('sea', 'top'),
          (column, row) => !isLast(column, row) && (column * 3 + row * 5) % 7 <= 2 && (column + row) % 6 !== 0,
        ),
        basins(
          [12, 8],
          BORDER,
          PITCH,
          0.27,
          tone('rose', 'top'),
          (column, row) => !isLast(column, row) && (column * 3 + row * 5) % 7 <= 2 && (column + row) % 6 === 0,
        ),
        (face) =>
          basins(
            [12, 8],
            BORDER,
            PITCH,
            0.3,
            LAMP,
            isLast,
          )(face).map((shape, index) => (index === 1 ? { ...shape, motion: 'blink' as const } : shape)),
      ],
    }),
    [PLATE.y - 0.5, PLATE.y + PLATE.depth + 0.1].map((y) =>
      box({ name: 'rail', at: [1.1, y, 0], size: [9.2, 0.3, 0.2], material: 'ink' }),
    ),
    [PLATE.y - 0.5, PLATE.y + PLATE.depth + 0.1].map((y) =>
      box({ name: 'portal', at: [headX - 0.2, y, 0.2], size: [0.4, 0.3, 2.3], material: 'clay' }),
    ),
    box({
      name: 'beam',
      at: [headX - 0.25, PLATE.y - 0.5, 2.5],
      size: [0.5, PLATE.depth + 0.9, 0.34],
      material: 'clay',
      castsShadow: false,
      right: [ribs(20, tone('clay', 'left'))],
    }),
    pipettes([headX - 0.3, PLATE.y + BORDER[1] - PITCH / 2, 1.5], PITCH, 0.85),
    box({ name: 'carriage', at: [headX - 0.2, 4.6, 2.1], size: [0.4, 1.6, 0.4], material: 'ink', castsShadow: false }),
    [0, 1, 2].map((index) => fermenter([4 + index * 1.6, 0.95, 0], 0.6, 1.8 + (index % 2) * 0.4)),
    rod({ name: 'catwalk', at: [3.2, 1.7, 1.3], to: [8, 1.7, 1.3], paint: tone('gold', 'left'), width: 2.6 }),
    rod({
      name: 'handrail',
      points: [
        [3.2, 1.7, 1.3],
        [3.2, 1.7, 1.75],
        [8, 1.7, 1.75],
        [8, 1.7, 0],
      ],
      paint: tone('gold', 'right'),
      width: 1.3,
    }),
    rod({ name: 'ladder', at: [3.2, 1.7, 0], to: 1.3, paint: tone('gold', 'right'), width: 1.6 }),
    glasshouse([1.7, 1.05, 0], 0.9),
    dewar([12.3, 7.3, 0]),
    dewar([12.3, 3.2, 0]).slice(0, 3),
    person([10.9, 7.6, 0], 'teal'),
    person([11.2, 3.4, 0], 'clay'),
    rack([1.5, SIZE[1] - 0.62, -CELLAR.drop], [0.6, 0.6, 1.3]),
    rack([2.9, SIZE[1] - 0.62, -CELLAR.drop], [0.6, 0.6, 1.3]),
    hood([3.9, SIZE[1] - 0.68, -CELLAR.drop]),
    table([5.3, SIZE[1] - 0.55, -CELLAR.drop], [2, 0.5, 0.62], 'paper'),
    flask([5.6, SIZE[1] - 0.3, 0.62 - CELLAR.drop], 'clay'),
    flask([6.1, SIZE[1] - 0.3, 0.62 - CELLAR.drop], 'gold'),
    flask([6.6, SIZE[1] - 0.3, 0.62 - CELLAR.drop], 'palm'),
    person([8.05, SIZE[1] - 0.3, -CELLAR.drop], 'teal'),
    bush([12.9, 9, 0], 0.24),
    bush([12.4, 9.2, 0], 0.18),
  ],
  why: { middle: [11.6, 7.2, 1.4], zoom: 1.8 },
  features: {},
}));
