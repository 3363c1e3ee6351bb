/** Every scene, card object and mark in `subjects/`. */
import type { Collection } from './drawings.ts';
import type { CardObject, MarkObject, Scene } from './kit/scene.ts';

const SUBJECTS = './subjects/';

const scenes = import.meta.glob<Scene>('./subjects/**/scene.ts', { eager: true, import: 'default' });
const cards = import.meta.glob<Record<string, CardObject>>('./subjects/industries/*/cards.ts', {
  eager: true,
  import: 'default',
});
const marks = import.meta.glob<MarkObject>('./subjects/industries/*/mark.ts', { eager: true, import: 'default' });

/** The exports of the modules, by the path of their folder below `folder`. */
const byFolder = <T>(modules: Readonly<Record<string, T>>, folder: string) =>
  new Map(Object.entries(modules).map(([file, value]) => [file.slice(folder.length, file.lastIndexOf('/')), value]));

export const COLLECTION: Collection = {
  scenes: byFolder(scenes, SUBJECTS),
  cards: new Map(
    [...byFolder(cards, `${SUBJECTS}industries/`)].flatMap(([industry, objects]) =>
      Object.entries(objects).map(([name, draw]) => [`${industry}/${name}`, draw] as const),
    ),
  ),
  marks: byFolder(marks, `${SUBJECTS}industries/`),
};
