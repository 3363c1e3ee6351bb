/** What the islands of a page may write into it: words that may be classes, kinds of fields, variables. The shell's script writes none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marksIn } from './marks.ts';

/** What draws an island, React itself, has no classes. */
const ISLANDS = /\scomponent-url="\/_assets\/([\w.-]+\.js)"/g;
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;

interface Script {
  names: string[];
  imports: string[];
}

/** A function that gives the names for a page of the build in `folder`; each script is read once. */
export function scriptNames(folder: string): (html: string) => string[] {
  const scripts = new Map<string, Script>();
  const scriptOf = (file: string): Script => {
    const script = scripts.get(file) ?? readScript(readFileSync(path.join(folder, '_assets', file), 'utf8'));
    scripts.set(file, script);
    return script;
  };
  const addWithImports = (file: string, files: Set<string>): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of scriptOf(file).imports) addWithImports(imported, files);
  };
  return (html) => {
    const files = new Set<string>();
    for (const [, file = ''] of html.matchAll(ISLANDS)) addWithImports(file, files);
    return [...files].flatMap((file) => scriptOf(file).names);
  };
}

const readScript = (text: string): Script => ({
  names: [...text.split(/[\s"'`]+/), ...marksIn(text)],
  imports: [...text.matchAll(IMPORTED)].map(([, file = '']) => file),
});
