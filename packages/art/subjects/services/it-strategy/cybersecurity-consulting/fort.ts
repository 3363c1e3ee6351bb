/** A mud-brick fort: its water gate, its keep, and a tower cut open. */
import { area, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { across, LAMP, tone, type Paint } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, dome } from '#kit/solids.ts';
import { levelCircle, project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';
import { HOLE } from '#library/channels.ts';
import { SLIT } from '#library/fort.ts';
import { arc } from '#library/parts.ts';

/** A water gate in a wall: an arch over dark water, its grille half down. */
export const waterGate =
  (u: number, width = 0.9, height = 1.05): FacePaint =>
  (face) => {
    const half = width / 2;
    const arch = (w: number, low: number): Vec2[] => [
      [u - w, low],
      ...arc(w, 180, 0, 8, [u, height - half]),
      [u + w, low],
    ];
    const bars = [-0.6, -0.2, 0.2, 0.6].map((share) =>
      segment(
        [u + half * share, height * 0.36],
        [u + half * share, height - half + half * Math.sqrt(1 - share * share)],
        tone('steel', 'top'),
        1.5,
      ),
    );
    return [
      area(arch(half + 0.12, 0), tone('stone', 'top')),
      area(arch(half, 0), HOLE),
      panel(u - half, 0, u + half, 0.14, tone('teal', 'left')),
      ...bars,
      segment([u - half, height * 0.42], [u + half, height * 0.42], tone('steel', 'top'), 1.6),
      segment([u - half, height * 0.68], [u + half, height * 0.68], tone('steel', 'top'), 1.6),
    ].flatMap((paint) => paint(face));
  };

/** A keep with a dome, a door and slits. */
export const keep = ([x, y, z]: Vec3, size: number, height: number): Solid[] => [
  box({
    name: 'keep',
    at: [x, y, z],
    size: [size, size, height],
    material: 'rose',
    left: [
      panel(size * 0.4, 0, size * 0.6, height * 0.4, LAMP),
      panel(size * 0.16, height * 0.6, size * 0.24, height * 0.82, SLIT),
      panel(size * 0.76, height * 0.6, size * 0.84, height * 0.82, SLIT),
      panel(size * 0.46, height * 0.6, size * 0.54, height * 0.82, SLIT),
    ],
    right: [
      panel(size * 0.2, height * 0.6, size * 0.28, height * 0.82, SLIT),
      panel(size * 0.46, height * 0.6, size * 0.54, height * 0.82, LAMP),
      panel(size * 0.72, height * 0.6, size * 0.8, height * 0.82, SLIT),
    ],
    top: [panel(0.12, 0.12, size - 0.12, size - 0.12, tone('rose', 'left'))],
  }),
  dome({
    name: 'keep dome',
    at: [x + size / 2, y + size / 2, z + height],
    radius: size * 0.38,
    material: 'teal',
    castsShadow: false,
  }),
];

const INSIDE: Paint = { day: '#c9a970', night: '#a98a5a' };
const INSIDE_DARK: Paint = { day: '#a8854f', night: '#86693f' };

/**
 * A round tower without its near half: in the cellar a sealed cistern and a key box on the far wall, above it three
 * floors with a lamp and a locked gate each, and stairs between them.
 */
export function openTower([x, y, z]: Vec3, radius: number, storey: number): Solid {
  const [cx, cy] = project([x, y, z]);
  const floors = 4;
  /** Scale of depth in the picture: the cut lies a little behind the axis. */
  const [wide, tilt] = levelCircle();
  const deep = tilt * 0.55;
  const wall = 0.16;
  const height = storey * floors;
  const at = (u: number, v: number): Vec2 => [cx + u * wide, cy - v * UNIT];
  const halfDisc = (r: number, level: number) =>
    `M${at(-r, level)
      .map((value) => value.toFixed(1))
      .join(' ')}A${(r * wide).toFixed(1)} ${(r * deep).toFixed(1)} 0 0 1 ${at(r, level)
      .map((value) => value.toFixed(1))
      .join(' ')}Z`;
  const rect = (u0: number, v0: number, u1: number, v1: number) =>
    polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  /** A point on the far wall: share across, height. */
  const back = (share: number, v: number): Vec2 => {
    const [px, py] = at(share * (radius - wall), v);
    return [px, py - Math.sqrt(1 - share * share) * (radius - wall) * deep];
  };
  const inner = radius - wall;
  const plan = (r: number) => circle((u, v) => [cx + u * r * wide, cy + v * r * tilt]);
  const shapes: Shape[] = [
    { d: plan(radius), fill: tone('rose', 'top') },
    { d: plan(inner), fill: tone('stone', 'top') },
    { d: `${halfDisc(radius, height)}${rect(-radius, 0, radius, height)}`, fill: tone('sand', 'top') },
    { d: `${halfDisc(inner, height)}${rect(-inner, 0, inner, height)}`, fill: INSIDE },
    {
      d: polygon([at(inner * 0.45, 0), at(inner, 0), at(inner, height), back(0.9, height), back(0.45, height)]),
      fill: INSIDE_DARK,
      opacity: 0.7,
    },
  ];
  for (let floor = 0; floor < floors; floor += 1) {
    const v = floor * storey;
    const up = (share: number) => v + storey * share;
    shapes.push({ d: halfDisc(inner, v), fill: tone(floor === 0 ? 'stone' : 'wood', 'top') });
    if (floor === 0) {
      const r = inner * 0.62;
      shapes.push(
        {
          d: `M${at(-r, v).join(' ')}A${r * wide} ${r * deep} 0 0 0 ${at(r, v).join(' ')}L${at(r, up(0.42)).join(' ')}L${at(-r, up(0.42)).join(' ')}Z`.replace(
            /(\.\d)\d+/g,
            '$1',
          ),
          fill: across('teal'),
        },
        {
          d: `M${at(-r, up(0.12)).join(' ')}A${r * wide} ${r * deep} 0 0 0 ${at(r, up(0.12)).join(' ')}L${at(r, up(0.24)).join(' ')}A${r * wide} ${r * deep} 0 0 1 ${at(-r, up(0.24)).join(' ')}Z`.replace(
            /(\.\d)\d+/g,
            '$1',
          ),
          fill: tone('gold', 'left'),
        },
        {
          d: circle((a, b) => [cx + a * r * wide, cy - up(0.42) * UNIT + b * r * deep]),
          fill: tone('teal', 'top'),
        },
        { d: circle((a, b) => [cx + a * 4, cy - up(0.42) * UNIT + b * 2]), fill: tone('gold', 'left') },
        {
          d: polygon([back(0.72, up(0.32)), back(0.92, up(0.24)), back(0.92, up(0.62)), back(0.72, up(0.7))]),
          fill: tone('ink', 'left'),
        },
        {
          d: polygon([back(0.79, up(0.44)), back(0.86, up(0.41)), back(0.86, up(0.53)), back(0.79, up(0.56))]),
          fill: LAMP,
        },
      );
      continue;
    }
    const stairs = Array.from({ length: 7 }, (_, index) => {
      const [share, next] = [-0.86 + index * 0.16, -0.86 + (index + 1) * 0.16];
      const [low, rise] = [up(index / 7) - storey, up((index + 1) / 7) - storey];
      return polygon([back(share, low - 0.02), back(share, rise), back(next, rise), back(next, low - 0.02)]);
    }).join('');
    const gate = (share: number, lift: number) => back(share, up(lift));
    shapes.push(
      ...(floor > 1 ? [{ d: stairs, fill: tone('stone', 'left') }] : []),
      { d: polygon([gate(-0.12, 0), gate(0.42, 0), gate(0.42, 0.66), gate(0.15, 0.8), gate(-0.12, 0.66)]), fill: HOLE },
      {
        d:
          [-0.02, 0.08, 0.18, 0.28, 0.36].map((share) => line([gate(share, 0), gate(share, 0.7)])).join('') +
          line([gate(-0.12, 0.34), gate(0.42, 0.34)]),
        stroke: tone('steel', 'top'),
        width: 1.1,
      },
      {
        d: circle((a, b) => {
          const [lx, ly] = gate(0.15, 0.34);
          return [lx + a * 1.7, ly + b * 1.9];
        }),
        fill: tone('gold', 'top'),
      },
      {
        d: circle((a, b) => {
          const [lx, ly] = gate(0.7, 0.36);
          return [lx + a * 1.9, ly + b * 2.5];
        }),
        fill: LAMP,
        ...(floor === 3 && { motion: 'blink' as const }),
      },
    );
  }
  for (let floor = 1; floor < floors; floor += 1) {
    const v = floor * storey;
    shapes.push({ d: rect(-inner, v - 0.1, inner, v), fill: tone('wood', 'left') });
  }
  shapes.push({ d: rect(-radius, 0, -inner, height) + rect(inner, 0, radius, height), fill: tone('rose', 'top') });
  const behind = Array.from({ length: 5 }, (_, index) => -0.8 + index * 0.4).map((share) => {
    const corner = (s: number, rise: number): Vec2 => {
      const [px, py] = at(s * radius, height + rise);
      return [px, py - Math.sqrt(Math.max(1 - s * s, 0)) * radius * deep * 0.92];
    };
    return polygon([
      corner(share - 0.11, 0),
      corner(share + 0.11, 0),
      corner(share + 0.11, 0.3),
      corner(share - 0.11, 0.3),
    ]);
  });
  shapes.push({ d: behind.join(''), fill: tone('sand', 'left') });
  return {
    name: 'open tower',
    box: { min: [x - radius, y - radius, z], max: [x + radius * 0.4, y + radius * 0.4, z + height] },
    castsShadow: true,
    shapes,
  };
}

/** A newly dug hole with heaps of spoil round it. */
export function secretHole([x, y, z]: Vec3): Solid[] {
  const ball = (turn: number, radius: number) => {
    const [bx, by] = [x + 0.58 * Math.cos(turn), y + 0.58 * Math.sin(turn)];
    return dome({ name: 'spoil', at: [bx, by, z], radius, material: 'wood', castsShadow: false });
  };
  const heaps = [3.5, 4.3, 5.1, 2.7, 5.9, 2, 0.4].map((turn, index) => ball(turn, 0.22 + (index % 3) * 0.06));
  return [
    {
      name: 'secret hole',
      box: { min: [x - 0.75, y - 0.75, z], max: [x + 0.75, y + 0.75, z + 0.4] },
      castsShadow: false,
      shapes: [
        ...heaps.flatMap(({ shapes }) => shapes),
        { d: circle((u, v) => project([x + u * 0.46, y + v * 0.46, z])), fill: HOLE },
      ],
    },
  ];
}

/** A rope ladder down a bore in a cut face. */
export const ropeLadder =
  (u: number, v0: number, v1: number): FacePaint =>
  (face) => {
    const rope = tone('sand', 'top');
    const rungs = Array.from({ length: Math.floor((v1 - v0) / 0.22) }, (_, index) => v0 + 0.1 + index * 0.22);
    return [
      segment([u - 0.11, v0], [u - 0.11, v1], rope, 1.1),
      segment([u + 0.11, v0], [u + 0.11, v1], rope, 1.1),
      ...rungs.map((v) => segment([u - 0.11, v], [u + 0.11, v], rope, 1.3)),
    ].flatMap((paint) => paint(face));
  };

/** Courses of mud brick in faint lines on a face. */
export const courses = (count: number): FacePaint => ribs(count, tone('sand', 'right'), 'level', 0.7);

/** A small shield over a gate: a disc with a boss. */
export const shield = (u: number, v: number): FacePaint[] => [
  disc(u, v, 0.25, tone('teal', 'left')),
  disc(u, v, 0.1, tone('gold', 'top')),
];
