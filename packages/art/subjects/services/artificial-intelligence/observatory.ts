/** A round tower opened floor by floor, and the dome with its telescope. */
import { band } from '#kit/face.ts';
import { circle, polygon } from '#kit/path.ts';
import { LAMP, tone, WINDOW_LIT_AT_NIGHT, type Paint } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arc, assembly, CELLAR } from '#library/parts.ts';
import { tube } from '#library/tubes.ts';

interface SectionTower {
  /** Centre of the foot of the tower. */
  at: Vec3;
  radius: number;
  storeys: number;
  /** Height of a storey. */
  storey: number;
}

const SLAB = 0.12;
/** Depth of the open rooms, and the distance from the axis at which they begin, as shares of the radius. */
const ROOM = 0.26;
const CUT = 0.42;

/** Half the width of the rooms, their far side and their depth in a tower of the given radius. */
export const sectionOf = (radius: number) => {
  const near = (CUT + ROOM) * radius;
  return {
    half: Math.sqrt(radius ** 2 - near ** 2) - 0.02,
    far: CUT * radius + 0.06,
    depth: ROOM * radius - 0.06,
    slab: SLAB,
  };
};

/** A solid of many strips, with a fill under it so that no seams are visible between them. */
const seamless = (solid: Solid, under: Paint): Solid => ({
  ...solid,
  shapes: [{ d: solid.shapes.map(({ d }) => d).join(''), fill: under }, ...solid.shapes],
});

/** A round tower cut flat at the lower left: a room on each floor, the curved wall at the right. */
export function sectionTower({ at: [x, y, z], radius, storeys, storey }: SectionTower): Solid[] {
  const { half, far, depth } = sectionOf(radius);
  const height = storeys * storey + SLAB;
  const degrees = (share: number) => (Math.asin(share) * 180) / Math.PI;
  const [cut, near] = [degrees(CUT), degrees(CUT + ROOM)];
  const wallOf = (name: string, points: readonly Vec2[]) =>
    seamless(
      prism({ name, at: [x, y, z], along: 'z', points, length: height, material: 'paper' }),
      tone('paper', 'right'),
    );
  const slits = Array.from(
    { length: storeys },
    (_, index) => [index % 2 ? 24 : 4, z + (index + 0.35) * storey] as const,
  ).map(([turn, level]) => {
    const [a, b] = arc(radius, turn - 3.5, turn + 3.5, 1, [x, y]) as [Vec2, Vec2];
    return {
      d: polygon([
        project([...a, level]),
        project([...b, level]),
        project([...b, level + 0.6]),
        project([...a, level + 0.6]),
      ]),
      fill: WINDOW_LIT_AT_NIGHT,
    };
  });
  const tower = wallOf('tower', arc(radius, 180 - cut, 360 + cut, 30));
  return [
    { ...tower, shapes: [...tower.shapes, ...slits] },
    wallOf('cheek', [...arc(radius, 180 - near, 180 - cut, 4), [-half, CUT * radius], [-half, (CUT + ROOM) * radius]]),
    wallOf('cheek', [[half, CUT * radius], ...arc(radius, cut, near, 6), [half, (CUT + ROOM) * radius]]),
    ...Array.from({ length: storeys }, (_, index) => z + index * storey).flatMap((level) => [
      box({
        name: 'floor',
        at: [x - half, y + far - 0.06, level],
        size: [2 * half, depth + 0.06, SLAB],
        material: 'wood',
        castsShadow: false,
      }),
      box({
        name: 'back wall',
        at: [x - half, y + far - 0.06, level + SLAB],
        size: [2 * half, 0.06, storey - SLAB],
        material: 'sand',
        castsShadow: false,
        left: [band(0, storey - SLAB, CELLAR)],
      }),
    ]),
    box({
      name: 'ceiling',
      at: [x - half, y + far - 0.06, z + storeys * storey],
      size: [2 * half, depth + 0.06, SLAB],
      material: 'paper',
      castsShadow: false,
    }),
  ];
}

/** An armillary sphere on its stand: meridian, equator and ecliptic round a ball, `radius` of the rings. */
export function armillary([x, y, z]: Vec3, radius: number): Solid {
  const up = z + 0.7 + radius;
  const ring = (place: (u: number, v: number) => Vec3): string =>
    circle((u, v) => project(place(u * radius, v * radius)));
  const tilt = 0.42;
  const rings = [
    ring((u, v) => [x + u, y, up + v]),
    ring((u, v) => [x, y + u, up + v]),
    ring((u, v) => [x + u, y + v, up]),
  ];
  const ecliptic = ring((u, v) => [x + u * Math.cos(tilt), y + v, up + u * Math.sin(tilt)]);
  return assembly('armillary sphere', [
    cylinder({ name: 'foot', at: [x, y, z], radius: radius * 0.62, height: 0.3, material: 'stone' }),
    cylinder({ name: 'stem', at: [x, y, z + 0.3], radius: 0.14, height: 0.5, material: 'gold', castsShadow: false }),
    sphere({ name: 'earth', at: [x, y, up - 0.34], radius: 0.34, material: 'clay', castsShadow: false }),
    sketch({
      name: 'rings',
      at: [x - radius, y - radius, up - 0.3],
      size: [2 * radius, 2 * radius, radius + 0.3],
      shapes: [
        { d: rings.join(''), stroke: tone('gold', 'right'), width: 2.2 },
        { d: ecliptic, stroke: tone('gold', 'top'), width: 3.2 },
        { d: circle((u, v) => project([x + radius * 0.9 + u * 0.12, y + v * 0.12, up + radius * 0.42])), fill: LAMP },
      ],
    }),
  ]);
}

/** The dome of the observatory, with a slit and a telescope towards the lower left. */
export function observatoryDome([x, y, z]: Vec3, radius: number): Solid {
  const half = radius * 0.19;
  const toward: Vec2 = [-0.18, 0.984];
  const onBall = (side: number, angle: number): Vec2 => {
    const flat = Math.sqrt(radius ** 2 - side ** 2);
    const [out, up] = [flat * Math.cos(angle), flat * Math.sin(angle)];
    return project([x + out * toward[0] + side * toward[1], y + out * toward[1] - side * toward[0], z + up]);
  };
  const angles = Array.from({ length: 9 }, (_, index) => 0.36 + (index * 1.3) / 8);
  const strip = (from: number, to: number) =>
    polygon([...angles.map((angle) => onBall(from, angle)), ...angles.toReversed().map((angle) => onBall(to, angle))]);
  const aim = (reach: number, rise: number): Vec3 => [x + toward[0] * reach, y + toward[1] * reach, z + rise];
  const slit = sketch({
    name: 'slit',
    at: [x - half, y + radius * 0.3, z + 0.01],
    size: [2 * half, radius * 0.7, radius],
    shapes: [
      { d: strip(-half * 1.35, half * 1.35), fill: tone('steel', 'left') },
      { d: strip(-half, half), fill: tone('ink', 'right') },
    ],
  });
  const telescope = tube({
    name: 'telescope',
    from: aim(radius * 0.55, radius * 0.5),
    to: aim(radius * 1.16, radius * 1.05),
    radius: radius * 0.13,
    endRadius: radius * 0.15,
    material: 'gold',
    mouth: tone('glass', 'top'),
    bore: 0.76,
  });
  return assembly('dome', [dome({ name: 'dome', at: [x, y, z], radius, material: 'paper' }), slit, telescope], false);
}
