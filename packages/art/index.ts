/** The drawings of the site. Runs only in Vite: it finds the subjects with `import.meta.glob`. */
import { drawables, type DrawingFile } from './drawings.ts';
import { COLLECTION } from './registry.ts';

const known = new Map(drawables(COLLECTION).map((drawable) => [drawable.id, drawable]));

/**
 * The file of a drawing by its id: `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` or `mark:<industry>`.
 * @throws when there is no such drawing.
 */
export function drawing(id: string): DrawingFile {
  const drawable = known.get(id);
  if (!drawable) throw new Error(`No drawing '${id}'`);
  const { src, width, height, mirrors } = drawable.draw();
  return { src, width, height, mirrors };
}

/** Every drawing with its SVG, for the route that writes the files. Renders those that are not yet rendered. */
export const allDrawings = (): (DrawingFile & { id: string; svg: string })[] =>
  [...known.values()].map(({ id, draw }) => ({ id, ...draw() }));
