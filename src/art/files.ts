/** The drawings of the site as files. */
import { drawables, type DrawingFile } from './drawings.ts';
import { COLLECTION } from './registry.ts';

const known = new Map(drawables(COLLECTION).map((drawable) => [drawable.reference, drawable]));

/** The file of `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` or `mark:<industry>`. Throws when there is no such drawing. */
export function drawingFile(reference: string): DrawingFile {
  const drawable = known.get(reference);
  if (!drawable) throw new Error(`No drawing '${reference}'`);
  const { src, width, height, mirrors } = drawable.draw();
  return { src, width, height, mirrors };
}

/** Every drawing of the site with its content. */
export const allDrawings = (): (DrawingFile & { reference: string; svg: string })[] =>
  [...known.values()].map(({ reference, draw }) => ({ reference, ...draw() }));
