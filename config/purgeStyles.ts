/** Astro integration that leaves in built pages the style rules they can use: Astro writes the sheet of all pages into every page. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** Words of each script of the build, by its name. */
type Scripts = ReadonlyMap<string, ReadonlySet<string>>;

const STYLE = /<style>(.*?)<\/style>/gs;
const NAME = /(?:[\w-]|\\.)+/g;
const LAYERS = /@layer ([\w, ]+)/g;
const ATTRIBUTE = /\[([a-z-]+)/g;
const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };
/** Names of classes, also with quotes in them; of elements and scripts; of variables. */
const WORDS = [/[^\s"`]+/g, /[^\s"'`<>=]+/g, /--[\w-]+/g];

/** Purges the styles of every page once the build is done: those of one route together, as they are made of the same parts. */
export function purgeStyles(): AstroIntegration {
  return {
    name: 'purge-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const folder = path.join(fileURLToPath(dir), '_assets');
        const scripts = new Map(
          globSync('*.js', { cwd: folder }).map((file) => [file, wordsOf(readText(path.join(folder, file)))]),
        );
        const total = { before: 0, after: 0 };
        for (const files of assets.values()) {
          const pages = files.map((file) => fileURLToPath(file)).filter((file) => file.endsWith('.html'));
          const words = new Set<string>();
          for (const page of pages) for (const word of wordsOfPage(readText(page))) words.add(word);
          const purge = createPurge(words, scripts);
          for (const page of pages) {
            const before = readText(page);
            const after = await purge(before);
            writeFileSync(page, after);
            total.before += before.length;
            total.after += after.length;
          }
        }
        logger.info(`pages have ${Math.round((100 * total.after) / total.before)} % of their size`);
      },
    },
  };
}

const readText = (file: string): string => readFileSync(file, 'utf8');

/**
 * A function that takes a page and gives it with the style rules that pages of these words, and the scripts they load, may use. Rules for a
 * state (`:hover`, `[open]`) stay with their element.
 */
export function createPurge(words: ReadonlySet<string>, scripts: Scripts): (html: string) => Promise<string> {
  const sources = withScripts(words, scripts);
  const purged = new Map<string, string>();
  return async (html) => {
    for (const [, style = ''] of html.matchAll(STYLE))
      if (!purged.has(style)) purged.set(style, await purgeSheet(style, sources));
    return html.replace(STYLE, (_, style: string) => `<style>${purged.get(style)}</style>`);
  };
}

async function purgeSheet(style: string, sources: readonly ReadonlySet<string>[]): Promise<string> {
  const used = [...namesOf(style)].filter((name) => sources.some((words) => words.has(name)));
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

/** The words of a page, without those of its styles. */
export const wordsOfPage = (html: string): Set<string> =>
  wordsOf(html.replace(STYLE, '').replaceAll(/&(?:amp|lt|gt|#x27);/g, (text) => CHARACTERS[text] ?? text));

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
