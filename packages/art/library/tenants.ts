/** What many tenants of one house share and what each has alone. */
import { type FacePaint, panel } from '#kit/face.ts';
import { type Material, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** An awning that slopes off a wall: along 'x' it hangs on a wall that faces left, along 'y' on one that faces right. */
export const awning = ({
  at,
  along,
  width,
  depth = 0.42,
  drop = 0.28,
  material,
}: {
  at: Vec3;
  along: 'x' | 'y';
  width: number;
  depth?: number;
  drop?: number;
  material: Material;
}): Solid =>
  prism({
    name: 'awning',
    at,
    along,
    points: [
      [0, drop - 0.05],
      [depth, -0.06],
      [depth, 0],
      [0, drop],
    ],
    length: width,
    material,
    castsShadow: false,
  });

/** A wind catcher, 1 by 1: a shaft with louvres under a flat cap. */
export const windCatcher = ([x, y, z]: Vec3, height = 1.5): Solid[] => {
  const louvres: FacePaint[] = [0.12, 0.42, 0.72].map((u) =>
    panel(u, height * 0.4, u + 0.17, height * 0.92, tone('ink', 'left')),
  );
  return [
    box({ name: 'wind catcher', at: [x, y, z], size: [1, 1, height], material: 'sand', left: louvres, right: louvres }),
    box({
      name: 'cap',
      at: [x - 0.1, y - 0.1, z + height],
      size: [1.2, 1.2, 0.14],
      material: 'paper',
      castsShadow: false,
    }),
  ];
};
