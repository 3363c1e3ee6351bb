/** What a drawing is made of once it lies on the picture plane. */
import type { Fill, Paint } from './palette.ts';
import type { Box } from './space.ts';

/** A filled area or a stroked line. */
export type Shape = Area | Line;

interface Common {
  /** Path data. */
  d: string;
  opacity?: number;
  motion?: Motion;
  /** Path data of the outline the shape is cut to. */
  clip?: string;
}

export interface Area extends Common {
  fill: Fill;
}

/** `width` and `dash` in drawing units. */
export interface Line extends Common {
  stroke: Paint;
  width: number;
  cap?: 'round' | 'butt';
  dash?: string;
}

/** The few things that move, all by CSS: water that flows, a lamp that blinks, one thing that sways or travels. */
export type Motion = 'flow' | 'blink' | 'sway' | 'rise';

/** A thing with a volume: painted as one, ordered among the others by its box. */
export interface Solid {
  name: string;
  box: Box;
  shapes: readonly Shape[];
  /** Casts a shadow on the ground it stands on. */
  castsShadow: boolean;
  /** Raised ground: what stands on its top casts shadows there. */
  isGround?: boolean;
  /** A thin slanting thing, whose box is wider than itself: others may stand inside the box. */
  isLoose?: boolean;
}
