/** Card objects of the legal page. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { SIGNAL, tone } from '#kit/palette.ts';
import { box, cylinder, rod, sphere } from '#kit/solids.ts';
import { bundle, sealPress } from './chambers.ts';
import { openBook } from '#library/civic.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'ribbon-bundle': () => [
    bundle([0.5, 0.7, 0], [2.2, 1.7, 0.5], 'ink', 'sand'),
    bundle([0.65, 0.85, 0.5], [1.9, 1.4, 0.75], 'clay'),
    bundle([1, 1.1, 1.25], [1.2, 0.9, 0.3], 'teal'),
    cylinder({
      name: 'seal',
      at: [2.3, 2.65, 0],
      radius: 0.22,
      height: 0.1,
      material: 'clay',
      lid: tone('clay', 'left'),
    }),
  ],
  'seal-press': () => [
    sealPress([0.55, 1, 0], 1.9),
    box({
      name: 'deed',
      at: [0.7, 2.3, 0],
      size: [1.3, 0.55, 0.04],
      material: 'paper',
      top: [
        segment([0.12, 0.14], [1, 0.14], tone('steel', 'left'), 1.4),
        segment([0.12, 0.3], [0.8, 0.3], tone('steel', 'left'), 1.4),
        disc(1.08, 0.36, 0.12, tone('clay', 'left')),
      ],
    }),
  ],
  'evidence-box': () => [
    box({
      name: 'evidence box',
      at: [0.6, 0.7, 0],
      size: [2, 1.7, 1.2],
      material: 'wood',
      left: [
        panel(0.5, 0.3, 1.5, 0.8, tone('paper', 'top')),
        ...[0.44, 0.56, 0.68].map((v) => segment([0.62, v], [1.36, v], tone('steel', 'left'), 1.4)),
      ],
      right: [panel(0.6, 0.6, 1.1, 0.76, tone('ink', 'right'))],
    }),
    box({
      name: 'lid',
      at: [0.52, 0.62, 1.2],
      size: [2.16, 1.86, 0.3],
      material: 'sand',
      castsShadow: false,
      left: [panel(0.98, 0, 1.22, 0.3, tone('clay', 'left'))],
      right: [panel(0.8, 0, 1.04, 0.3, tone('clay', 'right'))],
      top: [
        panel(0.98, 0, 1.22, 1.86, tone('clay', 'top')),
        panel(0, 0.82, 2.16, 1.04, tone('clay', 'top')),
        disc(1.1, 0.93, 0.26, tone('gold', 'left')),
        disc(1.1, 0.93, 0.17, tone('gold', 'top')),
      ],
    }),
    box({ name: 'tape end', at: [1.58, 2.4, 0.98], size: [0.24, 0.03, 0.22], material: 'clay', castsShadow: false }),
  ],
  'duty-ledger': () => [
    openBook([0.4, 0.6, 0]),
    rod({ name: 'pen', at: [0.7, 2.75, 0.05], to: [1.7, 2.6, 0.05], paint: tone('ink', 'left'), width: 4 }),
  ],
  sieve: () => [
    [
      [0.5, 0.5],
      [2.36, 0.5],
      [0.5, 2.36],
      [2.36, 2.36],
    ].map(([x = 0, y = 0]) => box({ name: 'leg', at: [x, y, 0], size: [0.24, 0.24, 0.75], material: 'wood' })),
    box({
      name: 'sieve',
      at: [0.4, 0.4, 0.75],
      size: [2.3, 2.3, 0.4],
      material: 'wood',
      castsShadow: false,
      left: [panel(0, 0.12, 2.3, 0.2, tone('teal', 'left'))],
      right: [panel(0, 0.12, 2.3, 0.2, tone('teal', 'right'))],
      top: [
        panel(0.16, 0.16, 2.14, 2.14, tone('teal', 'right')),
        ribs(10, tone('steel', 'top'), 'upright', 1.2),
        ribs(10, tone('steel', 'top'), 'level', 1.2),
        panel(0, 0, 2.3, 0.16, tone('wood', 'top')),
        panel(0, 2.14, 2.3, 2.3, tone('wood', 'top')),
        panel(0, 0, 0.16, 2.3, tone('wood', 'top')),
        panel(2.14, 0, 2.3, 2.3, tone('wood', 'top')),
      ],
    }),
    sphere({ name: 'caught stone', at: [1.3, 1.5, 1.15], radius: 0.2, material: 'clay', castsShadow: false }),
    sphere({ name: 'caught stone', at: [1.95, 1.9, 1.15], radius: 0.13, material: 'ink', castsShadow: false }),
    box({
      name: 'tray',
      at: [0.95, 0.95, 0],
      size: [1.3, 1.3, 0.14],
      material: 'steel',
      top: [panel(0.08, 0.08, 1.22, 1.22, SIGNAL), ribs(3, tone('teal', 'top'))],
    }),
  ],
} satisfies Record<string, CardObject>;
