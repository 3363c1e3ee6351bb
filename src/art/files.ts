/** Drawings as files: what each is called, how large it is and what is in it. */
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from './kit/Drawing.tsx';
import { faults } from './kit/inspect.ts';
import { scene, type Scene, type ViewName } from './kit/scene.ts';
import { CARDS, SCENES, type CardObject } from './registry.ts';

export interface DrawingFile {
  /** Address on the site; carries a hash of the content. */
  src: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** All drawings turn with the direction of the page. */
  mirrors: true;
}

const SIZES = { scene: [570, 432], card: [320, 240] } as const;
const VIEWS: readonly ViewName[] = ['hero', 'why', 'features', 'banner'];
const cache = new Map<string, DrawingFile & { svg: string }>();

/** The file of `scene:<page>`, `scene:<page>#<view>` or `object:<industry>/<name>`. Throws when there is no such drawing. */
export function sceneFile(reference: string): DrawingFile {
  const { src, width, height, mirrors } = draw(reference);
  return { src, width, height, mirrors };
}

/** Every drawing of the site with its content. */
export function allDrawings(): (DrawingFile & { reference: string; svg: string })[] {
  const references = [
    ...[...SCENES].flatMap(([page, subject]) => {
      const { why, features } = subject();
      return VIEWS.filter((view) => (view === 'why' ? why : view === 'features' ? features : true)).map((view) =>
        view === 'hero' ? `scene:${page}` : `scene:${page}#${view}`,
      );
    }),
    ...[...CARDS.keys()].map((name) => `object:${name}`),
  ];
  return references.map((reference) => ({ reference, ...draw(reference) }));
}

/** Faults of every scene and card object, each with its reference. */
export const allFaults = (): string[] => [
  ...[...SCENES].flatMap(([page, subject]) => faults(subject).map((fault) => `scene:${page}: ${fault}`)),
  ...[...CARDS].flatMap(([name, object]) => faults(plinth(object)).map((fault) => `object:${name}: ${fault}`)),
];

function draw(reference: string): DrawingFile & { svg: string } {
  const known = cache.get(reference);
  if (known) return known;
  const [kind = '', name = ''] = reference.split(':');
  const [page = '', view = 'hero'] = name.split('#');
  const subject = kind === 'object' ? cardScene(name) : SCENES.get(page);
  if (!subject) throw new Error(`No drawing '${reference}'`);
  const [width, height] = kind === 'object' ? SIZES.card : SIZES.scene;
  const svg = named(reference, () =>
    renderToStaticMarkup(createElement(Drawing, { scene: subject, view: view as ViewName, width, height })),
  );
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = { src: `/art/${name.replace('#', '.')}.${hash}.svg`, width, height, mirrors: true as const, svg };
  cache.set(reference, file);
  return file;
}

/** Adds the drawing's reference to whatever goes wrong in it. */
function named<T>(reference: string, render: () => T): T {
  try {
    return render();
  } catch (cause) {
    throw new Error(`${reference}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** A card object on its plinth. */
const plinth = (object: CardObject): Scene =>
  scene(() => ({
    block: { size: [3.2, 3.2], depth: 0.7, surface: 'plaza', channel: 0.42 },
    shafts: [],
    things: object(),
  }));

function cardScene(name: string): Scene | undefined {
  const object = CARDS.get(name);
  return object && plinth(object);
}
