/** A headset as large as a house beside a villa that is half built and half drawn, and a floor with a boundary round a person with a headset. */
import { ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { cylinder } from '#kit/solids.ts';
import { bush } from '#library/plants.ts';
import { boundary, halfDrawnVilla, headset, wearer } from './immersive.ts';

export default scene(() => ({
  block: {
    size: [13, 12],
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [7, 6],
        size: [5.6, 5.6],
        surface: 'floor',
        paint: [ribs(6, tone('teal', 'top')), ribs(6, tone('teal', 'top'), 'level')],
      },
      { at: [0.6, 5.4], size: [6, 4.4], surface: 'plaza' },
    ],
  },
  shafts: [
    { face: 'left', at: 2, canal: [[2, 9.4]] },
    { face: 'left', at: 9.8, canal: [[9.8, 11.2]] },
    { face: 'right', at: 8.8, canal: [[12.2, 8.8]] },
    { face: 'right', at: 3.5, canal: [[10.6, 3.5]] },
  ],
  things: [
    headset([5, 0.7, 0]),
    halfDrawnVilla([0.9, 5.9, 0]),
    boundary([9.8, 8.8, 0], 2.3, 10),
    wearer([9.8, 8.8, 0]),
    cylinder({ name: 'basin', at: [2, 9.9, 0], radius: 0.5, height: 0.3, material: 'stone', lid: tone('teal', 'top') }),
    bush([4.6, 10.9, 0], 0.36),
    bush([5.3, 11.2, 0], 0.24),
  ],
  why: { middle: [3.4, 8.4, 2], zoom: 2 },
}));
