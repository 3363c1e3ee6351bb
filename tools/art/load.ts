/** Loads the drawings whose reference contains something, and no others: all of them take long. */
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import type * as Drawings from '../../src/art/drawings.ts';
import type { CardObject, Collection, MarkObject } from '../../src/art/drawings.ts';
import type * as SceneModule from '../../src/art/kit/scene.ts';
import type { Scene } from '../../src/art/kit/scene.ts';

const ROOT = 'src/art';

type Loaded = Pick<typeof Drawings, 'drawables' | 'allFaults'> & { collection: Collection; close: () => Promise<void> };

/** The scenes, card objects and marks of which some reference may contain `only`, with the functions that draw them. */
export async function loadCollection(only: string): Promise<Loaded> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const load = async <T>(file: string) => (await vite.ssrLoadModule(`/${file}`)) as T;
  const { drawables, allFaults } = await load<typeof Drawings>(`${ROOT}/drawings.ts`);
  const { VIEWS } = await load<typeof SceneModule>(`${ROOT}/kit/scene.ts`);

  const defaults = async <T>(folder: string, isWanted: (id: string, file: string) => boolean) => {
    const files = globSync(`${ROOT}/${folder}/**/*.ts`).map((file) => ({
      file,
      id: file.slice(`${ROOT}/${folder}/`.length, -'.ts'.length),
    }));
    const wanted = files.filter(({ id, file }) => isWanted(id, file));
    return Promise.all(wanted.map(async ({ id, file }) => [id, (await load<{ default: T }>(file)).default] as const));
  };

  const scenes = await defaults<Scene>('scenes', (page) =>
    VIEWS.some((view) => `scene:${page}${view === 'hero' ? '' : `#${view}`}`.includes(only)),
  );
  // The names of card objects stand in their file, as keys.
  const cards = await defaults<Record<string, CardObject>>(
    'cards',
    (industry, file) =>
      `object:${industry}/`.includes(only) || readFileSync(file, 'utf8').includes(only.split('/').at(-1) ?? only),
  );
  const marks = await defaults<MarkObject>('marks', (industry) => `mark:${industry}`.includes(only));
  return {
    collection: {
      scenes: new Map(scenes),
      cards: new Map(
        cards.flatMap(([industry, objects]) =>
          Object.entries(objects).map(([name, draw]) => [`${industry}/${name}`, draw] as const),
        ),
      ),
      marks: new Map(marks),
    },
    drawables,
    allFaults,
    close: () => vite.close(),
  };
}
