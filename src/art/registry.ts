/** Every scene and every card object by its id, read from the folders `scenes/` and `cards/`. */
import type { Scene, Things } from './kit/scene.ts';

/** A card object stands on a plinth of 3.2 by 3.2 whose farthest corner is [0, 0, 0]. */
export type CardObject = () => Things;

const scenes = import.meta.glob<{ default: Scene }>('./scenes/**/*.ts', { eager: true });
const cards = import.meta.glob<{ default: Record<string, CardObject> }>('./cards/*.ts', { eager: true });

/** Scenes by the page they belong to, for example `services/devops/ci-cd`. */
export const SCENES: ReadonlyMap<string, Scene> = new Map(
  Object.entries(scenes).map(([file, module]) => [file.slice('./scenes/'.length, -'.ts'.length), module.default]),
);

/** Card objects by `<industry>/<name>`. */
export const CARDS: ReadonlyMap<string, CardObject> = new Map(
  Object.entries(cards).flatMap(([file, module]) => {
    const industry = file.slice('./cards/'.length, -'.ts'.length);
    return Object.entries(module.default).map(([name, draw]) => [`${industry}/${name}`, draw] as const);
  }),
);
