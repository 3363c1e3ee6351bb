/** Makes drawings from scenes, card objects and marks: the id, size and SVG of each. */
import { hash } from 'node:crypto';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cameraOf, Drawing } from './kit/Drawing.tsx';
import { faults } from './kit/inspect.ts';
import { Mark } from './kit/Mark.tsx';
import {
  scene,
  type Block,
  type CardObject,
  type MarkObject,
  type Scene,
  type Things,
  type ViewName,
} from './kit/scene.ts';
import type { Camera } from './kit/space.ts';
import { landsBeside } from './library/lands.ts';
import { sceneId, viewsOf } from './views.ts';

export interface Collection {
  /** By page, for example `services/devops/ci-cd`. */
  scenes: ReadonlyMap<string, Scene>;
  /** By `<industry>/<name>`. */
  cards: ReadonlyMap<string, CardObject>;
  /** By industry. */
  marks: ReadonlyMap<string, MarkObject>;
}

export interface DrawingFile {
  /** Address on the site, with a hash of the content. */
  src: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** The site mirrors all drawings on right-to-left pages. */
  mirrors: true;
}

/** A drawing that `draw` renders. */
interface Drawable {
  /** `scene:<page>`, `scene:<page>#<view>`, `object:<industry>/<name>` or `mark:<industry>`. */
  id: string;
  /** @throws an error with the id in its message when the drawing cannot be rendered. */
  draw: () => DrawingFile & { svg: string };
}

/** Width and height of the drawings of each kind in CSS pixels. */
const SIZES = { scene: [570, 432], wide: [1164, 314], card: [320, 240], mark: [77, 77] } as const;
/** The block under a card object and the plate under a mark; lengths in grid units. */
const PLINTH = { size: [3.2, 3.2], depth: 0.7, surface: 'plaza', channel: 0.42 } as const;
const PLATE = { size: [2.7, 2.7], depth: 0.45, surface: 'desert', channel: false } as const;

/** All drawings of a collection, not yet rendered. */
export function drawables({ scenes, cards, marks }: Collection): Drawable[] {
  return [
    ...[...scenes].flatMap(([page, subject]) => viewsOfScene(page, subject)),
    ...[...cards].map(([name, object]) => ofCard(name, object)),
    ...[...marks].map(([industry, object]) => ofMark(industry, object)),
  ];
}

/** Faults of every scene, card object and mark, each as a sentence after its id. */
export const allFaults = ({ scenes, cards, marks }: Collection): string[] => [
  ...[...scenes].flatMap(([page, subject]) => withId(`scene:${page}`, faults(subject))),
  ...[...cards].flatMap(([name, object]) => withId(`object:${name}`, faults(sceneOn(PLINTH, object)))),
  ...[...marks].flatMap(([industry, object]) => withId(`mark:${industry}`, faults(sceneOn(PLATE, () => object)))),
];

const withId = (id: string, found: readonly string[]) => found.map((fault) => `${id}: ${fault}`);

/** The scene of an object on a block. */
const sceneOn = (block: Block, draw: () => Things): Scene => scene(() => ({ block, shafts: [], things: draw() }));

function viewsOfScene(page: string, subject: Scene): Drawable[] {
  const stage = subject();
  return viewsOf(page, stage).map((view) => ofScene(page, subject, view, cameraOf(stage, view)));
}

function ofScene(page: string, subject: Scene, view: ViewName, camera: Camera): Drawable {
  const isWide = view === 'wide' || view === 'wide-night';
  const [width, height] = isWide ? SIZES.wide : SIZES.scene;
  const lands = isWide ? landsBeside(page) : undefined;
  const name = view === 'hero' ? page : `${page}.${view}`;
  return drawable(sceneId(page, view), name, width, height, () =>
    createElement(Drawing, { scene: subject, view, camera, lands, width, height }),
  );
}

function ofCard(name: string, object: CardObject): Drawable {
  const [width, height] = SIZES.card;
  return drawable(`object:${name}`, name, width, height, () =>
    createElement(Drawing, { scene: sceneOn(PLINTH, object), width, height }),
  );
}

function ofMark(industry: string, object: MarkObject): Drawable {
  const [size] = SIZES.mark;
  return drawable(`mark:${industry}`, `marks/${industry}`, size, size, () =>
    createElement(Mark, { scene: sceneOn(PLATE, () => object), size }),
  );
}

/** A drawing that is rendered at the first call of `draw` only; an error from rendering has the id in its message. */
function drawable(id: string, name: string, width: number, height: number, element: () => ReactElement): Drawable {
  let drawn: ReturnType<Drawable['draw']> | undefined;
  const draw = () => {
    const svg = renderToStaticMarkup(element());
    return { src: `/art/${name}.${hash('sha256', svg).slice(0, 8)}.svg`, width, height, mirrors: true as const, svg };
  };
  return {
    id,
    draw() {
      try {
        return (drawn ??= draw());
      } catch (cause) {
        throw new Error(`${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    },
  };
}
