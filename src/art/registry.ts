/** Every scene, card object and mark by its id, read from the folders `scenes/`, `cards/` and `marks/`. */
import type { CardObject, Collection, MarkObject } from './drawings.ts';
import type { Scene } from './kit/scene.ts';

const scenes = import.meta.glob<Scene>('./scenes/**/*.ts', { eager: true, import: 'default' });
const cards = import.meta.glob<Record<string, CardObject>>('./cards/*.ts', { eager: true, import: 'default' });
const marks = import.meta.glob<MarkObject>('./marks/*.ts', { eager: true, import: 'default' });

/** Modules by the path below their folder. */
const byId = <T>(folder: string, modules: Readonly<Record<string, T>>) =>
  new Map(Object.entries(modules).map(([file, value]) => [file.slice(`./${folder}/`.length, -'.ts'.length), value]));

export const COLLECTION: Collection = {
  scenes: byId('scenes', scenes),
  cards: new Map(
    [...byId('cards', cards)].flatMap(([industry, objects]) =>
      Object.entries(objects).map(([name, draw]) => [`${industry}/${name}`, draw] as const),
    ),
  ),
  marks: byId('marks', marks),
};
