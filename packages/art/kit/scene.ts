/** A scene is data: a block of ground, the water in it and the things that stand on it. */
import type { FacePaint } from './face.ts';
import type { Surface } from './palette.ts';
import type { Solid } from './shape.ts';
import type { Vec2, Vec3 } from './space.ts';

/** A part of the ground's top with another surface. Lies flat; things stand on it. */
export interface Patch {
  at: Vec2;
  size: Vec2;
  surface: Surface;
  /** Drawn on the patch: road markings, beds, a court. u runs along x, v along y. */
  paint?: readonly FacePaint[];
}

/**
 * A part of the ground that lies lower: a basin of water or a dry pit. Either it reaches the left or right cut face, or
 * it is at most 0.4 deep, because its near rim is not drawn over what stands in it.
 */
export interface Hollow {
  at: Vec2;
  size: Vec2;
  /** How far its surface (water) or floor (dry) lies below the ground. */
  drop: number;
  floor: Surface;
  /** Depth of the bed below the ground; the water between shows in the cut faces. Left out: a dry pit. */
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
  /** Drawn on the cut faces over the strata: cellars, pipes, roots. u from the left as seen, v up from the bottom. */
  left?: readonly FacePaint[];
  right?: readonly FacePaint[];
  /** Depth of the channel; by default a little over half. `false` leaves the ground dry: small plinths only. */
  channel?: number | false;
}

/** A shaft from the channel to the surface on a cut face, and the canal that leads from there to what needs the water. */
export interface Shaft {
  face: 'left' | 'right';
  /** Place along the face: x on the left face, y on the right face. */
  at: number;
  /** Corners of the canal on the surface, from the edge inwards. */
  canal?: readonly Vec2[];
}

/** A closer look: what stands in the middle of the picture and how many times nearer it is than the whole. */
export interface View {
  middle: Vec3;
  zoom: number;
  /** The cut face that turns towards the viewer: in a corner the right one, in a section the left, unless told. */
  face?: 'left' | 'right';
}

export const VIEWS = ['hero', 'why', 'features', 'banner', 'wide', 'wide-night'] as const;
export type ViewName = (typeof VIEWS)[number];

/** A scene as one camera sees it. Its shapes lie on the picture plane, so every camera draws them anew. */
export type Scene = () => Stage;

export interface Stage {
  block: Block;
  shafts: readonly Shaft[];
  solids: readonly Solid[];
  /** A corner of the world seen from its side, and a section through the ground; both are close to their subject. */
  why?: View;
  features?: Partial<View>;
}

/** Solids in lists of any depth, as objects give them. */
export type Things = Solid | readonly Things[];

/** A card object stands on a plinth of 3.2 by 3.2 whose farthest corner is [0, 0, 0]. */
export type CardObject = () => Things;

/** A mark's object stands on a plate of 2.7 by 2.7, at most 2.8 high, and leaves the cut near its nearest corner free. */
export type MarkObject = Things;

interface StageInput extends Omit<Stage, 'solids'> {
  things: Things;
}

/** A scene from nested lists of solids, as objects give them. */
export const scene =
  (draw: () => StageInput): Scene =>
  () => {
    const { things, ...rest } = draw();
    return { ...rest, solids: flat([things]) };
  };

const flat = (things: readonly Things[]): Solid[] =>
  things.flatMap((thing) => (Array.isArray(thing) ? flat(thing as readonly Things[]) : [thing as Solid]));
