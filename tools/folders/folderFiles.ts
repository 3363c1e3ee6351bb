/** Names of a build's files on a host that only knows folders. */
import path from 'node:path';

/** Compressed copies, which only our server and a configured one read. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Pages that keep their names: hosts look for them by these. */
const KEPT: readonly string[] = ['index.html', '404.html'];

/**
 * Where a file of `dist/` stands on such a host, or undefined for a file that it cannot use: `services.html` becomes
 * `services/index.html`, with which the host answers `/services/`, and `/services` by a redirect to it.
 */
export function folderFile(file: string): string | undefined {
  if (COMPRESSED.test(file)) return undefined;
  const { dir, name, ext, base } = path.posix.parse(file);
  return ext !== '.html' || KEPT.includes(base) ? file : path.posix.join(dir, name, 'index.html');
}
