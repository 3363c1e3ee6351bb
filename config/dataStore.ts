/** Vite plugin that writes Astro's store of all records as many short strings: reading one long string takes time by the square of its length. */
import type { Plugin } from 'vite';

const STORE = /^\0astro:data-layer-content$/;
const WHOLE = /^export default JSON\.parse\((".*")\)$/s;
/** Characters of a part. V8 reads a literal into a buffer that it copies anew for each megabyte. */
const PART = 2 ** 20;

/** Splits the store into parts when the site is built. */
export function splitDataStore(): Plugin {
  return {
    name: 'split-data-store',
    apply: 'build',
    transform: { filter: { id: STORE }, handler: (code) => ({ code: inParts(code), map: null }) },
  };
}

/** The module of the store with its text in parts of `size` characters; another module than that stays as it is. */
export function inParts(code: string, size = PART): string {
  const literal = WHOLE.exec(code)?.[1];
  if (!literal) return code;
  const text = JSON.parse(literal) as string;
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    JSON.stringify(text.slice(index * size, (index + 1) * size)),
  );
  return `export default JSON.parse([${parts.join(',')}].join(''))`;
}
