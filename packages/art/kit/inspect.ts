/**
 * Finds faults in a scene: solids that overlap, extend beyond the block's edge, or lie below the ground outside a
 * hollow.
 */
import { intersect } from './order.ts';
import type { Block, Scene } from './scene.ts';
import type { Solid } from './shape.ts';

/** A solid may be outside its limits by this many grid units: a rounding error. */
const TOLERANCE = 0.05;

/**
 * One sentence for each fault, with names and minimum corners of the solids; an empty list when there is none. Loose
 * solids (rods, leaves) are only checked against the block's edge.
 */
export function faults(scene: Scene): string[] {
  const { block, solids } = scene();
  const firm = solids.filter(({ isLoose }) => !isLoose);
  return [
    ...firm.flatMap((solid, index) =>
      firm
        .slice(index + 1)
        .flatMap((other) => (intersect(solid.box, other.box) ? [`${place(solid)} overlaps ${place(other)}`] : [])),
    ),
    ...solids
      .filter((solid) => isBeyondEdge(solid, block.size))
      .map((solid) => `${place(solid)} extends beyond the edge of the block`),
    ...firm
      .filter(({ box }) => box.min[2] < -TOLERANCE && !isInHollow(box, block.hollows))
      .map((solid) => `${place(solid)} lies below the ground outside a hollow`),
  ];
}

const isBeyondEdge = ({ box: { min, max } }: Solid, [w, d]: Block['size']) =>
  min[0] < -TOLERANCE || min[1] < -TOLERANCE || max[0] > w + TOLERANCE || max[1] > d + TOLERANCE;

const isInHollow = ({ min, max }: Solid['box'], hollows: Block['hollows'] = []) =>
  hollows.some(
    ({ at: [x, y], size: [w, d] }) =>
      min[0] >= x - TOLERANCE && min[1] >= y - TOLERANCE && max[0] <= x + w + TOLERANCE && max[1] <= y + d + TOLERANCE,
  );

const place = ({ name, box: { min } }: Solid) =>
  `${name} at [${min.map((value) => Math.round(value * 100) / 100).join(', ')}]`;
