/**
 * Which files of a build are worth compressing. The build writes the compressed files; the server uses them and makes those that are
 * missing.
 */
const EXTENSIONS: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.webmanifest',
  '.xml',
  '.xsl',
  '.txt',
  '.md',
  '.svg',
  '.vtt',
  '.wasm',
]);

/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 512;

/** True when brotli or gzip makes a file with this extension (with the dot) smaller. */
export const isCompressible = (extension: string): boolean => EXTENSIONS.has(extension.toLowerCase());

/** True when a file of so many bytes is large enough for it. */
export const isWorthCompressing = (bytes: number): boolean => bytes >= SMALLEST;
