/** What supplies the charging posts: a solar roof, batteries, gauges. */
import { disc, panel, ribs, segment, type Face, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { DARK } from '#library/charging.ts';

/** A roof of solar panels on posts, `w` wide, `d` deep and `h` high, sloping down to the lower left. */
export function solarRoof([x, y, z]: Vec3, [w, d, h]: Vec3, columns = 6): Solid[] {
  const low = h * 0.72;
  const slab = prism({
    name: 'solar roof',
    at: [x, y, z],
    along: 'x',
    length: w,
    material: 'steel',
    castsShadow: false,
    points: [
      [0, h],
      [d, low],
      [d, low + 0.1],
      [0, h + 0.1],
    ],
  });
  const face: Face = {
    width: w,
    height: d,
    at: (u, v) => project([x + u, y + d - v, z + low + 0.1 + ((h - low) * v) / d]),
  };
  const cell = w / columns;
  const panes = Array.from({ length: columns }, (_, index) =>
    panel(index * cell + 0.06, 0.1, (index + 1) * cell - 0.06, d - 0.1, tone('ink', 'left')),
  );
  const lines: Shape[] = Array.from({ length: columns * 3 }, (_, index): Shape => {
    const u = (Math.floor(index / 3) + ((index % 3) + 1) / 4) * cell;
    return {
      d: line([face.at(u, 0.1), face.at(u, d - 0.1)]),
      stroke: tone('glass', 'right'),
      width: 0.6,
      opacity: 0.6,
    };
  });
  const across = ribs(3, tone('glass', 'right'), 'level', 0.6)(face);
  const columnsAt = [0.15, w / 2 - 0.07, w - 0.29];
  return [
    ...columnsAt.map((dx) =>
      box({
        name: 'column',
        at: [x + dx, y + 0.1, z],
        size: [0.14, 0.14, h - 0.06],
        material: 'steel',
        castsShadow: false,
      }),
    ),
    ...columnsAt.map((dx) =>
      box({
        name: 'column',
        at: [x + dx, y + d - 0.3, z],
        size: [0.14, 0.14, low],
        material: 'steel',
        castsShadow: false,
      }),
    ),
    {
      ...slab,
      isLoose: true,
      box: { min: [x, y, z + low] as Vec3, max: [x + w, y + d, z + h + 0.1] as Vec3 },
      shapes: [...slab.shapes, ...panes.flatMap((paint) => paint(face)), ...lines, ...across],
    },
  ];
}

/** A traction battery with its tray pulled out towards the lower left; one cell of the last row is swollen. */
export function batteryDrawer([x, y, z]: Vec3): Solid[] {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column): Vec2 => [column, row]));
  return [
    box({
      name: 'casing',
      at: [x, y, z + 0.4],
      size: [1.9, 1, 0.42],
      material: 'steel',
      left: [panel(0.1, 0.06, 1.8, 0.36, DARK)],
      right: [ribs(4, DARK)],
      top: [panel(0.16, 0.16, 1.74, 0.84, tone('gold', 'left'))],
    }),
    box({
      name: 'stand',
      at: [x, y, z],
      size: [1.9, 1, 0.4],
      material: 'ink',
      left: [panel(0.14, 0, 1.76, 0.28, DARK)],
      right: [panel(0.14, 0, 0.86, 0.28, DARK)],
    }),
    box({
      name: 'tray',
      at: [x + 0.1, y + 1, z + 0.44],
      size: [1.7, 1.3, 0.08],
      material: 'steel',
      castsShadow: false,
    }),
    rod({ name: 'leg', at: [x + 0.2, y + 2.2, z], to: z + 0.44, paint: DARK, width: 1.8 }),
    rod({ name: 'leg', at: [x + 1.7, y + 2.2, z], to: z + 0.44, paint: DARK, width: 1.8 }),
    ...cells.map(([column, row]) => {
      const isSwollen = column === 2 && row === 2;
      const grow = isSwollen ? 0.03 : 0;
      return box({
        name: 'cell',
        at: [x + 0.18 + column * 0.4 - grow, y + 1.08 + row * 0.4, z + 0.52],
        size: [0.32 + 2 * grow, 0.32 + grow, 0.3 + 3 * grow],
        material: isSwollen ? 'clay' : 'teal',
        castsShadow: false,
        top: [disc(0.1, 0.16, 0.05, WHITE), disc(0.24, 0.16, 0.05, DARK)],
      });
    }),
  ];
}

/** Gauges along a shaft in a cut face: at `u`, at the given heights from the bottom. */
export const gauges =
  (u: number, heights: readonly number[]): FacePaint =>
  (face) =>
    heights.flatMap((v, index) => [
      ...segment([u, v], [u + 0.4, v], tone('steel', 'top'), 1.6)(face),
      ...disc(u + 0.48, v, 0.2, tone('paper', 'top'))(face),
      ...disc(u + 0.48, v, 0.15, tone('ink', 'left'))(face),
      ...segment([u + 0.48, v], [u + 0.48 + (index - 1) * 0.08, v + 0.11], LAMP, 1.1)(face),
    ]);
