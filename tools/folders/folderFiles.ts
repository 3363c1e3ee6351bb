/** Names of a build's files on a host that serves pages only as folders. */
import path from 'node:path';
import { isCopied } from '../builtPages.ts';

/** Compressed copies, which only this project's server or a configured one uses. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Pages that keep their names, because hosts look for these names. */
const KEPT: readonly string[] = ['index.html', '404.html'];

/**
 * The path of a file of `dist/` on such a host; undefined for a file that the host cannot use. `services.html` becomes
 * `services/index.html`: the host serves it at `/services/` and redirects `/services` there. A file of `publicFolder` keeps its path.
 */
export function folderFile(file: string, publicFolder?: string): string | undefined {
  if (isCopied(file, publicFolder)) return file;
  if (COMPRESSED.test(file)) return undefined;
  const { dir, name, ext, base } = path.posix.parse(file);
  return ext !== '.html' || KEPT.includes(base) ? file : path.posix.join(dir, name, 'index.html');
}
