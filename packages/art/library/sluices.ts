/** Gates in water: sluices that lift, boards that are set by hand, staffs that measure. */
import type { Motion, Solid } from '#kit/shape.ts';

/** The same solid, moving. */
export const moving = (solid: Solid, motion: Motion): Solid => ({
  ...solid,
  shapes: solid.shapes.map((shape) => ({ ...shape, motion })),
});
