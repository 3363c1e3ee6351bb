/** A reading house without its near walls: shelves, a desk at the window under a lamp, the channel just below its floor. */
import { scene } from '#kit/scene.ts';
import { slatBench } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush, cypress } from '#library/plants.ts';
import { well } from '#library/works.ts';
import { bookStack, readingHouse } from './reading.ts';

const SIZE = [11, 6.8] as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 3,
    channel: 1.25,
    surface: 'desert',
    patches: [{ at: [7.8, 1.4], size: [2.7, 5.4], surface: 'lawn' }],
  },
  shafts: [
    { face: 'left', at: 4.6 },
    { face: 'right', at: 3.4, canal: [[9.6, 3.4]] },
  ],
  things: [
    readingHouse([1.2, SIZE[1] - 4.2, 0]),
    person([6.2, 5.4, 0.16], 'clay'),
    cypress([8.8, 1.2, 0], 2.8),
    cypress([9.9, 1.4, 0], 2.2),
    well([9.4, 3.4, 0], 0.55, 0.6),
    slatBench([8.3, 5.6, 0]),
    bookStack([8.9, 5.7, 0.4], ['teal', 'rose']),
    bush([10.2, 6.2, 0], 0.3),
    bush([8.4, 2.8, 0], 0.28),
  ],
}));
