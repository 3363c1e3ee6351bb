/** Astro integration that leaves in each built page the style rules it can use: Astro writes the sheet of all pages into every page. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** Words of each script of the build, by its name. */
type Scripts = ReadonlyMap<string, ReadonlySet<string>>;

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
const NAME = /(?:[\w-]|\\.)+/g;
const LAYERS = /@layer ([\w, ]+)/g;
const ATTRIBUTE = /\[([a-z-]+)/g;
const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };
/** Names of classes, also with quotes in them; of elements and scripts; of variables. */
const WORDS = [/[^\s"`]+/g, /[^\s"'`<>=]+/g, /--[\w-]+/g];

/** Purges the styles of every page once the build is done. */
export function purgeStyles(): AstroIntegration {
  return {
    name: 'purge-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
        const files = globSync('_assets/*.js', { cwd: folder });
        const scripts = new Map(files.map((file) => [path.basename(file), wordsOf(read(file))]));
        const purge = createPurge(scripts);
        const total = { before: 0, after: 0 };
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const before = read(file);
          const after = await purge(before);
          writeFileSync(path.join(folder, file), after);
          total.before += before.length;
          total.after += after.length;
        }
        logger.info(`pages have ${Math.round((100 * total.after) / total.before)} % of their size`);
      },
    },
  };
}

/** A function that gives a page the rules that it and its scripts may use. Rules for a state (`:hover`, `[open]`) stay with their element. */
export function createPurge(scripts: Scripts): (html: string) => Promise<string> {
  const sheets = new Map<string, Sheet>();
  return async (html) => {
    const page = html.replace(STYLE, '').replaceAll(/&(?:amp|lt|gt|#x27);/g, (text) => CHARACTERS[text] ?? text);
    const sources = withScripts(wordsOf(page), scripts);
    const styles = (html.match(STYLE) ?? []).map((style) => {
      const sheet = sheets.get(style) ?? createSheet(style);
      sheets.set(style, sheet);
      return sheet(sources);
    });
    const purged = (await Promise.all(styles)).values();
    return html.replace(STYLE, () => purged.next().value ?? '');
  };
}

/** Gives the rules of a style sheet that a page with these words may use. */
type Sheet = (sources: readonly ReadonlySet<string>[]) => Promise<string>;

/** Pages that use the same names of the sheet share one result. */
function createSheet(style: string): Sheet {
  const names = [...namesOf(style)];
  const known = new Map<string, Promise<string>>();
  return (sources) => {
    const used = names.filter((name) => sources.some((words) => words.has(name)));
    const key = used.join(' ');
    const purged = known.get(key) ?? purgedSheet(style, used);
    known.set(key, purged);
    return purged;
  };
}

async function purgedSheet(style: string, used: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: layerOrder(style) + style }],
    defaultExtractor: () => [...used],
    dynamicAttributes: [...style.matchAll(ATTRIBUTE)].map(([, name = '']) => name),
    safelist: { standard: [/^:/], variables: used.filter((word) => word.startsWith('--')) },
    variables: true,
    keyframes: true,
  });
  return purged?.css ?? '';
}

/** States the order of a sheet's layers: without it a layer whose first rules go would lose its place. */
function layerOrder(style: string): string {
  const layers = new Set([...style.matchAll(LAYERS)].flatMap(([, names = '']) => names.trim().split(/\s*,\s*/)));
  return layers.size > 0 ? `@layer ${[...layers].join()};` : '';
}

/** The names in a sheet: of elements, classes, attributes, variables and animations. */
const namesOf = (style: string): Set<string> =>
  new Set((style.match(NAME) ?? []).map((name) => name.replaceAll('\\', '')));

/** The words of a text, once each. */
export const wordsOf = (text: string): Set<string> => new Set(WORDS.flatMap((word) => text.match(word) ?? []));

/** The words of a page, then those of each script that it loads or that such a script loads in turn. */
function withScripts(words: ReadonlySet<string>, scripts: Scripts): ReadonlySet<string>[] {
  const sources = new Set([words]);
  // A set hands out what is added to it meanwhile, too.
  for (const source of sources)
    for (const [name, script] of scripts)
      if (source.has(name) || source.has(`./${name}`) || source.has(`/_assets/${name}`)) sources.add(script);
  return [...sources];
}
