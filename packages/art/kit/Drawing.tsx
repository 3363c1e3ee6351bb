import { viewBox } from './frame.ts';
import { ground, topOutline } from './ground.ts';
import { inDepthOrder } from './order.ts';
import { landBeside, type Land } from './panorama.ts';
import type { Scene, Stage, ViewName } from './scene.ts';
import { shaded, shadows } from './shadow.ts';
import type { Shape } from './shape.ts';
import { ISOMETRIC, project, withCamera, type Camera } from './space.ts';
import { Svg } from './Svg.tsx';
import { canals, channel } from './water.ts';

interface Props {
  scene: Scene;
  view?: ViewName;
  /** The camera of the view: see `cameraOf`. */
  camera?: Camera;
  /** Pieces of land on both sides; each list begins with the piece next to the scene. */
  lands?: { left: readonly Land[]; right: readonly Land[] };
  /** Size of the SVG in CSS pixels. */
  width: number;
  height: number;
}

/** The camera of a view of a scene: turned towards a cut face for `why`, almost facing it for `features`, otherwise isometric. */
export function cameraOf({ why, features }: Stage, view: ViewName): Camera {
  if (view === 'why') return { azimuth: why?.face === 'left' ? 20 : 70, elevation: 27 };
  if (view === 'features') return { azimuth: features?.face === 'right' ? 79 : 11, elevation: 17 };
  return ISOMETRIC;
}

/** Renders a scene as SVG, with the pieces of land in `lands` on both sides. */
export function Drawing({ scene, view = 'hero', camera = ISOMETRIC, lands, width, height }: Props) {
  return withCamera(camera, () => {
    const stage = scene();
    const beside = lands ? landBeside(stage, lands.left, lands.right) : [];
    return (
      <Svg
        layers={[
          { shapes: shapesOf(stage) },
          ...beside.map(({ at: [x, y], stage: land }) => ({ at: project([x, y, 0]), shapes: shapesOf(land) })),
        ]}
        viewBox={viewBox(stage, beside, view, width / height)}
        width={width}
        height={height}
        isNight={view === 'banner' || view === 'wide-night'}
      />
    );
  });
}

/** The shapes of a scene in painting order: ground, channel, canals and shadows clipped to the block's top, solids. */
function shapesOf({ block, shafts, solids }: Stage): Shape[] {
  const outlineOfTop = topOutline({ ...block, hollows: [] });
  const onGround = [...canals(block, shafts), ...shadows(solids)].map((shape) => ({ ...shape, clip: outlineOfTop }));
  const ordered = inDepthOrder(shaded(solids)).flatMap(({ shapes }) => shapes);
  return [...ground(block), ...channel(block, shafts), ...onGround, ...ordered];
}
