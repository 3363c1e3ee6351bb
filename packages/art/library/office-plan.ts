/** An office without its roof: rooms round a court, and what stands in them. */
import { type FacePaint, panel } from '#kit/face.ts';
import { type Material, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A shelf of books against a wall that faces left or right. */
export const bookcase = (at: Vec3, length: number, along: 'x' | 'y', height = 1): Solid => {
  const spines: readonly Material[] = ['clay', 'teal', 'gold', 'ink', 'rose', 'paper', 'palm', 'sand'];
  const books: FacePaint = (face) => {
    const rows = Math.max(Math.round(face.height / 0.42), 1);
    const count = Math.floor((face.width - 0.12) / 0.15);
    return Array.from({ length: rows }, (_, shelf) => (shelf * face.height) / rows + 0.06).flatMap((v, shelf) => [
      ...panel(0.05, v, face.width - 0.05, v + face.height / rows - 0.1, tone('wood', 'right'))(face),
      ...Array.from({ length: count }, (__, index) => index)
        .filter((index) => (index + shelf * 3) % 7 !== 6)
        .flatMap((index) =>
          panel(
            0.08 + index * 0.15,
            v,
            0.2 + index * 0.15,
            v + (face.height / rows) * (0.52 + ((index * 5 + shelf) % 4) * 0.07),
            tone(spines[(index * 3 + shelf * 2) % spines.length]!, 'left'),
          )(face),
        ),
    ]);
  };
  return box({
    name: 'bookcase',
    at,
    size: along === 'x' ? [length, 0.3, height] : [0.3, length, height],
    material: 'wood',
    castsShadow: false,
    ...(along === 'x' ? { left: [books] } : { right: [books] }),
  });
};
