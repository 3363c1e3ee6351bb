/** Records name a photograph by its path below `content/media/`; Sveltia names every file by an address. */
import { isPhotographFile } from '../../src/content/schema/photograph.ts';

/** Where Sveltia believes the photographs to be served. */
export const PUBLIC_FOLDER = '/content/media';

/** Keys under which records name a photograph. */
export const KEYS: readonly string[] = ['file', 'image'];

/** The value with each text changed that stands under one of {@link KEYS}, at any depth. */
function changed(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => [
      key,
      KEYS.includes(key) && typeof entry === 'string' ? change(entry) : changed(entry, change),
    ]),
  );
}

/** The values of a record as Sveltia names photographs. */
export const toPublic = (value: unknown): unknown =>
  changed(value, (text) => (isPhotographFile(text) ? `${PUBLIC_FOLDER}/${text}` : text));

/** The values of a form as records name photographs. */
export const fromPublic = (value: unknown): unknown =>
  changed(value, (text) => (text.startsWith(`${PUBLIC_FOLDER}/`) ? text.slice(PUBLIC_FOLDER.length + 1) : text));
