/** A stepped pit with a great bucket wheel, half patched wood and half new steel, that never stops; carts wait for their water. */
import { panel, ribs } from '../../../kit/face.ts';
import { tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box, prism, rod } from '../../../kit/solids.ts';
import { donkeyCart } from '../../../objects/donkeys.ts';
import { terrace } from '../../../objects/terraces.ts';
import { bucketWheel } from '../../../objects/waterwheels.ts';
import { bucket, jar, person } from '../../../objects/well-gear.ts';
import { palm } from '../../../objects/nature.ts';
import type { Vec3 } from '../../../kit/space.ts';

const PIT = 1.8;
const DEEP = 10;
const HUB: Vec3 = [6.2, 7.1, 1.9];
const BUCKETS = 14;

const frame = (y: number) => [
  rod({ name: 'frame', points: [[HUB[0] - 1.7, y, -PIT + 0.3], [HUB[0], y, HUB[2]], [HUB[0] + 1.7, y, -PIT + 0.3]], paint: tone('wood', 'right'), width: 4 }),
];

export default scene({
  block: {
    size: [13, DEEP],
    depth: 4,
    channel: 2.9,
    surface: 'desert',
    patches: [{ at: [0.3, 0.6], size: [12.4, 1.9], surface: 'road' }],
    hollows: [{ at: [2, 4], size: [8.4, 6], drop: PIT, floor: 'sea', bed: 2.2 }],
  },
  shafts: [
    { face: 'left', at: 6.2 },
    { face: 'right', at: 4.4, canal: [[11.6, 4.4]] },
  ],
  things: [
    box({ name: 'step', at: [2, 4, -PIT], size: [8.4, 0.8, 1.2], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2, 4.8, -PIT], size: [8.4, 0.8, 0.6], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2, 5.6, -PIT], size: [0.8, 4.4, 1.2], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2.8, 5.6, -PIT], size: [0.8, 4.4, 0.6], material: 'sand', castsShadow: false }),
    frame(6.9),
    bucketWheel({ at: HUB, radius: 2.8, width: 0.8, spokes: 10, buckets: BUCKETS, materialOf: (index) => (index < 3 || index > 9 ? 'steel' : 'wood'), hub: 'steel' }),
    frame(8.1),
    donkeyCart([2.4, 1.1, 0], 'rose'),
    donkeyCart([5.6, 1.1, 0], 'gold'),
    donkeyCart([8.8, 1.1, 0], 'teal'),
    box({ name: 'rack', at: [10.9, 5.6, 0], size: [1.5, 0.5, 0.2], material: 'wood' }),
    jar([11.6, 4.4, 0], 0.9, 'rose', true),
    person([1, 6, 0], 'teal'),
    palm([0.9, 8.6, 0], 2.2),
  ],
  why: { middle: [6.4, 7.6, 1.6], zoom: 2.1 },
});
void [panel, ribs, prism, terrace, bucket];
