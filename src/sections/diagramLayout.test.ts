import { describe, expect, it } from 'vitest';
import { diagramLayout, NARROW, WIDE, wrapped, type DiagramData, type DiagramLayout } from './diagramLayout.ts';
import type { Box, Point } from './diagramTracks.ts';

const DATA: DiagramData = {
  caption: 'A hub with neighbours on every side, one of them far away and one that answers.',
  nodes: [
    { id: 'west', label: 'West', column: 1, row: 2, kind: 'outside' },
    { id: 'hub', label: 'The hub in the middle', column: 2, row: 2, kind: 'service' },
    { id: 'north', label: 'North', column: 2, row: 1, kind: 'person' },
    { id: 'south', label: 'South', column: 2, row: 3, kind: 'store' },
    { id: 'east', label: 'East', column: 3, row: 2, kind: 'queue' },
    { id: 'far', label: 'Far away', column: 5, row: 3, kind: 'outside' },
  ],
  links: [
    { from: 'west', to: 'hub' },
    { from: 'hub', to: 'north' },
    { from: 'north', to: 'hub', label: 'Answer' },
    { from: 'hub', to: 'south' },
    { from: 'hub', to: 'east' },
    { from: 'west', to: 'far' },
    { from: 'north', to: 'far' },
  ],
};

const segmentsOf = (points: readonly Point[]) =>
  points.slice(1).map((point, index) => [points[index] ?? point, point] as const);

const isInside = ({ x, y, width, height }: Box, [px, py]: Point) =>
  px > x && px < x + width && py > y && py < y + height;

const isOnEdge = (box: Box, [px, py]: Point) =>
  px >= box.x && px <= box.x + box.width && py >= box.y && py <= box.y + box.height && !isInside(box, [px, py]);

/** Points every two units along a channel. */
const samples = (points: readonly Point[]): Point[] =>
  segmentsOf(points).flatMap(([a, b]) => {
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2);
    return Array.from({ length: steps + 1 }, (_, step): Point => [
      a[0] + ((b[0] - a[0]) * step) / steps,
      a[1] + ((b[1] - a[1]) * step) / steps,
    ]);
  });

const forms: [string, DiagramLayout][] = [
  ['wide', diagramLayout(DATA, WIDE)],
  ['wide and mirrored', diagramLayout(DATA, WIDE, true)],
  ['narrow', diagramLayout(DATA, NARROW)],
];

describe.each(forms)('the %s drawing', (_, layout) => {
  const box = (id: string) => layout.nodes.find((node) => node.id === id);

  it('draws every channel from block to block, only horizontally and vertically', () => {
    expect(layout.channels).toHaveLength(DATA.links.length);
    for (const [index, { points }] of layout.channels.entries()) {
      const link = DATA.links[index];
      for (const [id, point] of [
        [link?.from, points[0]],
        [link?.to, points.at(-1)],
      ] as const) {
        const block = box(id ?? '');
        expect(block && point && isOnEdge(block, point)).toBe(true);
      }
      for (const [a, b] of segmentsOf(points)) expect(a[0] === b[0] || a[1] === b[1]).toBe(true);
    }
  });

  it('draws no channel through a block', () => {
    for (const { points } of layout.channels) {
      for (const point of samples(points)) expect(layout.nodes.some((node) => isInside(node, point))).toBe(false);
    }
  });

  it('lets channels cross, but not overlap', () => {
    for (const [index, { points }] of layout.channels.entries()) {
      const own = new Set(samples(points).map(String));
      for (const other of layout.channels.slice(index + 1)) {
        expect(samples(other.points).filter((point) => own.has(String(point))).length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('keeps numbers apart and channels within the view', () => {
    const [left, top, width, height] = layout.view;
    for (const [index, { mark, points }] of layout.channels.entries()) {
      for (const other of layout.channels.slice(index + 1)) {
        expect(Math.hypot(mark[0] - other.mark[0], mark[1] - other.mark[1])).toBeGreaterThan(12);
      }
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(left);
        expect(y).toBeGreaterThan(top);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeLessThan(top + height);
      }
    }
  });
});

it('keeps numbers away from blocks and from the head of their arrow', () => {
  const { nodes, channels } = diagramLayout(DATA, NARROW);
  for (const { mark, points } of channels) {
    const [[x, y], [endX, endY]] = [mark, points.at(-1) ?? mark];
    expect(Math.hypot(x - endX, y - endY)).toBeGreaterThan(NARROW.mark + 11);
    const reach = NARROW.mark + 1;
    const ring: Point[] = [
      [x + reach, y],
      [x - reach, y],
      [x, y + reach],
      [x, y - reach],
    ];
    for (const point of ring) expect(nodes.some((node) => isInside(node, point))).toBe(false);
  }
});

it('turns columns into rows in the narrow form', () => {
  const [, hub] = diagramLayout(DATA, NARROW).nodes;
  expect(hub).toMatchObject({ x: NARROW.box.width + NARROW.gap.x, y: NARROW.box.height + NARROW.gap.y });
});

it('puts the first column on the right when the text direction is right to left', () => {
  const [west] = diagramLayout(DATA, WIDE, true).nodes;
  expect(west?.x).toBe(4 * (WIDE.box.width + WIDE.gap.x));
});

describe('wrapped', () => {
  it.each([
    ['Terminal operating system', 19, ['Terminal operating', 'system']],
    ['Terminal operating system', 12, ['Terminal', 'operating', 'system']],
    ['Reconciliation', 8, ['Reconciliation']],
  ])('%s in %i letters', (label, letters, lines) => {
    expect(wrapped(label, letters)).toEqual(lines);
  });
});
