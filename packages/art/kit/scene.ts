/** A scene is data: a block of ground, its water and the solids on it. Lengths and positions are in grid units. */
import type { FacePaint } from './face.ts';
import type { Surface } from './palette.ts';
import type { Solid } from './shape.ts';
import type { Vec2, Vec3 } from './space.ts';

/** A rectangle of the ground's top with another surface; `at` is its farthest corner. */
interface Patch {
  at: Vec2;
  size: Vec2;
  surface: Surface;
  /** Painted on the patch: road markings, beds, a court. u runs along x, v along y. */
  paint?: readonly FacePaint[];
}

/**
 * A rectangle of lower ground: a basin of water or a dry pit. `at` is its farthest corner. It reaches the left or right
 * cut face, or it is at most 0.4 deep, because its near rim is not drawn over the solids in it.
 */
export interface Hollow {
  at: Vec2;
  size: Vec2;
  /** Depth of its surface (water) or floor (dry) below the ground. */
  drop: number;
  floor: Surface;
  /** Depth of the bed below the ground; the cut faces show the water above it. Omitted for a dry pit. */
  bed?: number;
}

export interface Block {
  /** Size along x and along y. */
  size: Vec2;
  /** Thickness of the ground. */
  depth: number;
  surface: Surface;
  patches?: readonly Patch[];
  hollows?: readonly Hollow[];
  /** Painted on the cut faces over the strata: cellars, pipes, roots. u from the left as seen, v up from the bottom. */
  left?: readonly FacePaint[];
  right?: readonly FacePaint[];
  /**
   * Depth of the channel; by default a little over half of `depth`. `false` for none: on the plates of marks and in a
   * scene that draws its water itself.
   */
  channel?: number | false;
}

/** A shaft on a cut face from the channel to the surface, and the canal that leads from there across the ground. */
export interface Shaft {
  face: 'left' | 'right';
  /** Position along the face: x on the left face, y on the right face. */
  at: number;
  /** Corners of the canal on the surface, from the edge inwards. */
  canal?: readonly Vec2[];
}

/** A closer view: the point in the middle of the picture, and how many times larger it is than the whole view. */
interface View {
  middle: Vec3;
  zoom: number;
  /** The cut face that is turned towards the viewer; by default the right one in `why`, the left one in `features`. */
  face?: 'left' | 'right';
}

export const VIEWS = ['hero', 'why', 'features', 'banner', 'wide', 'wide-night'] as const;
export type ViewName = (typeof VIEWS)[number];

/**
 * Returns the scene as the current camera sees it. Its shapes are projected, so it is called again for every camera.
 */
export type Scene = () => Stage;

/** A scene as one camera sees it. */
export interface Stage {
  block: Block;
  shafts: readonly Shaft[];
  solids: readonly Solid[];
  /** The closer views: a corner of the scene (`why`) and a section through the ground (`features`). */
  why?: View;
  features?: Partial<View>;
}

/** Solids in nested lists. */
export type Things = Solid | readonly Things[];

/** Returns a card object. It is on a plinth of 3.2 by 3.2 whose farthest corner is [0, 0, 0]. */
export type CardObject = () => Things;

/**
 * A mark's object, at most 2.8 high. It is on a plate of 2.7 by 2.7 and leaves the cut near its nearest corner free.
 */
export type MarkObject = Things;

interface StageInput extends Omit<Stage, 'solids'> {
  things: Things;
}

/** Returns the scene of `draw`, with its nested lists of solids flattened. */
export const scene =
  (draw: () => StageInput): Scene =>
  () => {
    const { things, ...rest } = draw();
    return { ...rest, solids: solidsIn([things]) };
  };

/** The solids of nested lists as one list, in the same order. */
export const solidsIn = (things: readonly Things[]): Solid[] =>
  things.flatMap((thing) => (Array.isArray(thing) ? solidsIn(thing as readonly Things[]) : [thing as Solid]));
