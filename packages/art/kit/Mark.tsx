import { band, panel, type Face } from './face.ts';
import { inDepthOrder } from './order.ts';
import { SURFACES, tone } from './palette.ts';
import type { Scene } from './scene.ts';
import { shadows } from './shadow.ts';
import type { Shape } from './shape.ts';
import { leftFace, outlineOf, rightFace, topFace } from './solids.ts';
import { Svg } from './Svg.tsx';

interface Props {
  scene: Scene;
  /** Width and height in CSS pixels. */
  size: number;
}

/**
 * The viewBox of all marks: the plate fills its width, and three grid units of height are free above the plate's
 * middle.
 */
const VIEW_BOX = '-38.4 -26 76.8 76.8';
/** Position of the cut in grid units: its distances along x from the plate's nearest corner, and its length along y. */
const CUT = { from: 0.72, to: 0.36, length: 0.62 };

/**
 * Renders an object on a plate with a layer of water. The cut through which the water flows out is at the same place in
 * every mark.
 */
export function Mark({ scene, size }: Props) {
  const { block, solids } = scene();
  const [w, d] = block.size;
  const { depth } = block;
  const top = topFace(0, 0, 0, w, d);
  const left = leftFace(0, d, -depth, w, depth);
  const outline = outlineOf(top);
  const shapes: Shape[] = [
    { d: outline, fill: SURFACES[block.surface] },
    ...edge(left, 'left'),
    ...edge(rightFace(w, d, -depth, d, depth), 'right'),
    ...panel(w - CUT.from, d - CUT.length, w - CUT.to, d, tone('teal', 'top'))(top),
    ...panel(w - CUT.from, depth / 2, w - CUT.to, depth, tone('teal', 'left'))(left),
    ...shadows(solids).map((shape) => ({ ...shape, clip: outline })),
    ...inDepthOrder(solids).flatMap(({ shapes: own }) => own),
  ];
  return <Svg layers={[{ shapes }]} viewBox={VIEW_BOX} width={size} height={size} />;
}

/** Three bands of equal height on a face of the plate, from the top: sand, water, rock. */
const edge = (face: Face, side: 'left' | 'right'): Shape[] =>
  (['wood', 'teal', 'sand'] as const).flatMap((material, index) =>
    band((face.height * index) / 3, (face.height * (index + 1)) / 3, tone(material, side))(face),
  );
