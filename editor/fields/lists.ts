/** What a field offers to choose from. */
import { z } from 'zod';
import { cardImage } from '../../src/content/schema/cardImage.ts';
import { icon, objectDrawing, picture, sceneDrawing } from '../../src/content/schema/image.ts';
import { photograph } from '../../src/content/schema/photograph.ts';
import { servicePath } from '../../src/content/schema/text.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The lists by name; each holds values as records write them. */
export interface Lists {
  /** `scene:<page>` and files under `/media/`. */
  pictures: readonly string[];
  /** `scene:<page>`. */
  scenes: readonly string[];
  /** `object:<industry>/<name>`. */
  objects: readonly string[];
  /** `ph:<name>`. */
  icons: readonly string[];
  /** `<group>/<service>`. */
  services: readonly string[];
  /** Slugs of services, whatever their group. */
  slugs: readonly string[];
  industries: readonly string[];
  cases: readonly string[];
  /** Slugs of offices, and `remote`. */
  places: readonly string[];
}

const patternOf = (schema: z.ZodType): string | undefined => (z.toJSONSchema(schema) as JsonSchema).pattern;

/** Values of these schemas are found by their pattern. */
const BY_PATTERN: readonly (readonly [string | undefined, keyof Lists])[] = [
  [patternOf(icon), 'icons'],
  [patternOf(objectDrawing), 'objects'],
  [patternOf(sceneDrawing), 'scenes'],
  [patternOf(picture.options[0].shape.src), 'pictures'],
  [patternOf(servicePath), 'services'],
];

/** These are plain slugs, and mean something by their key. */
const BY_KEY: Readonly<Record<string, keyof Lists>> = {
  industry: 'industries',
  industries: 'industries',
  cases: 'cases',
  service: 'slugs',
  place: 'places',
};

/** The list that a text is taken from, if any. */
export function listOf(key: string, { pattern }: JsonSchema): keyof Lists | undefined {
  if (pattern === undefined) return undefined;
  return BY_PATTERN.find(([known]) => known === pattern)?.[1] ?? BY_KEY[key];
}

const PHOTOGRAPHS = [patternOf(photograph.shape.file), patternOf(cardImage)];

/** True for a text that names a file of `content/media/`. */
export const isPhotographField = ({ pattern }: JsonSchema): boolean => PHOTOGRAPHS.includes(pattern);
