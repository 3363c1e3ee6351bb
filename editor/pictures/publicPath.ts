/** Converts the paths of photographs: a record contains a path below `content/media/`, Sveltia a public address. */
import { isPhotographFile } from '../../src/content/schema/photograph.ts';

/** The address at which Sveltia expects the photographs. */
export const PUBLIC_FOLDER = '/content/media';

/** Keys whose value is the path of a photograph. */
export const KEYS: readonly string[] = ['file', 'image'];

/** The value with each text under one of {@link KEYS} changed, at any depth. */
function withPaths(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPaths(entry, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => [
      key,
      KEYS.includes(key) && typeof entry === 'string' ? change(entry) : withPaths(entry, change),
    ]),
  );
}

/** The values of a record, with photographs as Sveltia names them. */
export const toPublic = (value: unknown): unknown =>
  withPaths(value, (text) => (isPhotographFile(text) ? `${PUBLIC_FOLDER}/${text}` : text));

/** The values of a form, with photographs as records name them. */
export const fromPublic = (value: unknown): unknown =>
  withPaths(value, (text) => (text.startsWith(`${PUBLIC_FOLDER}/`) ? text.slice(PUBLIC_FOLDER.length + 1) : text));
