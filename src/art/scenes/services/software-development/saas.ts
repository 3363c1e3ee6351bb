/** A caravanserai of stacked storeys round one water tower: every tenant has a door, an awning and a meter of its own. */
import { band, panel, ribs } from '../../../kit/face.ts';
import { CHANNEL, tone, type Material } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box, cylinder, rod } from '../../../kit/solids.ts';
import { palm } from '../../../objects/nature.ts';
import { archedDoor, awning, dial, handWheel } from '../../../objects/tenants.ts';
import { worker } from '../../../objects/workshop.ts';

const STOREY = 1.5;
const BAY = 1.6;
const STOREYS = [0, 1, 2, 3] as const;
const BAYS = [0, 1, 2] as const;
const COLOURS: readonly Material[] = ['teal', 'clay', 'gold', 'ink', 'palm', 'rose', 'glass'];
const colour = (index: number): Material => COLOURS[index % COLOURS.length] ?? 'teal';

/** Front of one storey: three doors and three meters; `seed` varies the colours. */
const front = (seed: number) => BAYS.flatMap((bay) => [archedDoor(0.2 + bay * BAY, 1, 1.12, colour(seed + bay * 2), (seed + bay) % 3 === 0), dial(1.42 + bay * BAY, 0.62)]);

const cornice = band(STOREY - 0.12, STOREY, tone('sand', 'left'));
/** The two wings meet behind the court at [3, 3]. */
const storey = (level: number) => {
  const z = level * STOREY;
  return [
    box({ name: 'back corner', at: [1, 1, z], size: [2, 2, STOREY], material: 'paper' }),
    box({ name: 'right wing', at: [3, 1, z], size: [3 * BAY, 2, STOREY], material: 'paper', left: [cornice, ...front(level * 3)], right: [cornice, panel(0.7, 0.5, 1.3, 1.1, tone('glass', 'right'))] }),
    ...(level < 3 ? [box({ name: 'left wing', at: [1, 3, z], size: [2, 3 * BAY, STOREY], material: 'paper', left: [cornice, panel(0.7, 0.5, 1.3, 1.1, tone('glass', 'left'))], right: [band(STOREY - 0.12, STOREY, tone('sand', 'right')), ...front(level * 3 + 4)] })] : []),
    BAYS.map((bay) => awning({ at: [3.15 + bay * BAY, 3, z + 1.05], along: 'x', width: 1.1, material: colour(level * 3 + bay * 2) })),
    level < 3 ? BAYS.map((bay) => awning({ at: [3, 3.35 + bay * BAY, z + 1.05], along: 'y', width: 1.1, material: colour(level * 3 + 6 + bay * 2) })) : [],
  ];
};

const TOWER = { x: 5.2, y: 5.2, radius: 0.62, height: 7 };

export default scene({
  block: {
    size: [10, 10],
    depth: 3.2,
    surface: 'desert',
    patches: [{ at: [3, 3], size: [4.8, 4.8], surface: 'plaza', paint: [ribs(5, tone('sand', 'top')), ribs(5, tone('sand', 'top'), 'level')] }],
  },
  shafts: [
    { face: 'left', at: 5.2, canal: [[5.2, 5.6]] },
    { face: 'right', at: 5.2, canal: [[5.6, 5.2]] },
    { face: 'left', at: 8.6, canal: [[8.6, 8.4]] },
  ],
  things: [
    STOREYS.map(storey),
    cylinder({ name: 'water tower', at: [TOWER.x, TOWER.y, 0], radius: TOWER.radius, height: TOWER.height, material: 'teal', bands: STOREYS.map((level) => ({ from: level * STOREY + 0.9, to: level * STOREY + 1.05, material: 'ink' })) }),
    cylinder({ name: 'platform', at: [TOWER.x, TOWER.y, TOWER.height], radius: 1.05, height: 0.16, material: 'stone', castsShadow: false }),
    handWheel([TOWER.x, TOWER.y, TOWER.height + 0.16], 0.7),
    STOREYS.map((level) => rod({ name: 'feed', points: [[TOWER.x - 0.3, 3.05, level * STOREY + 1], [TOWER.x - 0.3, TOWER.y - 0.6, level * STOREY + 1]], paint: CHANNEL.water, width: 3 })),
    worker([7, 7, 0], 'clay', 'paper'),
    palm([8.6, 8.1, 0], 1.6),
  ],
  why: { middle: [5, 3, 3], zoom: 2.2 },
});
