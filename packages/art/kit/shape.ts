/** The parts of a drawing on the picture plane, in drawing units. */
import type { Fill, Paint } from './palette.ts';
import type { Box } from './space.ts';

/** A filled area or a stroked line. */
export type Shape = Area | Line;

interface Common {
  /** Path data. */
  d: string;
  opacity?: number;
  motion?: Motion;
  /** Path data of the clip path. */
  clip?: string;
}

interface Area extends Common {
  fill: Fill;
}

/** `width` and `dash` in drawing units. */
interface Line extends Common {
  stroke: Paint;
  width: number;
  cap?: 'round' | 'butt';
  dash?: string;
}

/**
 * CSS animations: water that flows, a lamp that blinks, a shape that moves along x (`sway`) or up (`rise`) and back.
 */
export type Motion = 'flow' | 'blink' | 'sway' | 'rise';

/**
 * An object with a volume: its shapes are painted together, at a place in the painting order that follows from its box.
 */
export interface Solid {
  name: string;
  box: Box;
  shapes: readonly Shape[];
  /** Casts a shadow on the ground under it. */
  castsShadow: boolean;
  /** Raised ground: solids on its top cast shadows there. */
  isGround?: boolean;
  /** Fills only a part of its box, like a slanted rod: other solids may be inside the box. */
  isLoose?: boolean;
}
