/** The lists of choices for fields. */
import { z } from 'zod';
import { cardImage } from '../../src/content/schema/cardImage.ts';
import { icon, objectDrawing, picture, sceneDrawing } from '../../src/content/schema/image.ts';
import { photograph } from '../../src/content/schema/photograph.ts';
import { servicePath } from '../../src/content/schema/text.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The lists by name; each contains values in the spelling of the records. */
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

/** Schemas that are recognised by their pattern, with the list of their values. */
const BY_PATTERN: readonly (readonly [string | undefined, keyof Lists])[] = [
  [patternOf(icon), 'icons'],
  [patternOf(objectDrawing), 'objects'],
  [patternOf(sceneDrawing), 'scenes'],
  [patternOf(picture.options[0].shape.src), 'pictures'],
  [patternOf(servicePath), 'services'],
];

/** Keys whose values are plain slugs, with the list of their values. */
const BY_KEY: Readonly<Record<string, keyof Lists>> = {
  industry: 'industries',
  industries: 'industries',
  similarIndustries: 'industries',
  cases: 'cases',
  service: 'slugs',
  place: 'places',
};

/** The name of the list from which a text is chosen, if there is one. */
export function listOf(key: string, { pattern }: JsonSchema): keyof Lists | undefined {
  if (pattern === undefined) return undefined;
  return BY_PATTERN.find(([known]) => known === pattern)?.[1] ?? BY_KEY[key];
}

const PHOTOGRAPHS = [patternOf(photograph.shape.file), patternOf(cardImage)];

/** True for a text that is the path of a file in `content/media/`. */
export const isPhotographField = ({ pattern }: JsonSchema): boolean => PHOTOGRAPHS.includes(pattern);
