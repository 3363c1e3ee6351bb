/** Astro integration that leaves in each built page the style rules it can use: Astro writes the sheet of all pages into every page. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** Words of each script of the build, by its name. */
type Scripts = ReadonlyMap<string, ReadonlySet<string>>;

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
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
        const total = { before: 0, after: 0 };
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const before = read(file);
          const after = await purgedPage(before, scripts);
          writeFileSync(path.join(folder, file), after);
          total.before += before.length;
          total.after += after.length;
        }
        logger.info(`pages have ${Math.round((100 * total.after) / total.before)} % of their size`);
      },
    },
  };
}

/** The page with the rules that it and its scripts may use. Rules for a state (`:hover`, `[open]`) stay with their element. */
export async function purgedPage(html: string, scripts: Scripts): Promise<string> {
  const styles = html.match(STYLE) ?? [];
  const page = html.replace(STYLE, '').replaceAll(/&(?:amp|lt|gt|#x27);/g, (text) => CHARACTERS[text] ?? text);
  const words = withScripts(wordsOf(page), scripts);
  const purged = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: styles.map((style) => ({ raw: layerOrder(style) + style })),
    defaultExtractor: () => [...words],
    dynamicAttributes: styles.flatMap((style) => [...style.matchAll(ATTRIBUTE)].map(([, name = '']) => name)),
    safelist: { standard: [/^:/], variables: [...words].filter((word) => word.startsWith('--')) },
    variables: true,
    keyframes: true,
  });
  const sheets = purged.map(({ css }) => css).values();
  return html.replace(STYLE, () => sheets.next().value ?? '');
}

/** States the order of a sheet's layers: without it a layer whose first rules go would lose its place. */
function layerOrder(style: string): string {
  const layers = new Set([...style.matchAll(LAYERS)].flatMap(([, names = '']) => names.trim().split(/\s*,\s*/)));
  return layers.size > 0 ? `@layer ${[...layers].join()};` : '';
}

/** The words of a text, once each. */
export const wordsOf = (text: string): Set<string> => new Set(WORDS.flatMap((word) => text.match(word) ?? []));

/** Adds the words of the scripts that the words name, and of those that they name in turn. */
function withScripts(words: Set<string>, scripts: Scripts): Set<string> {
  // A set hands out what is added to it meanwhile, too.
  for (const word of words) for (const other of scripts.get(path.basename(word)) ?? []) words.add(other);
  return words;
}
