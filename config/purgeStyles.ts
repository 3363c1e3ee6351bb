/** Astro integration that removes unused style rules from built pages. Astro writes the style sheet of all pages into every page. */
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

/** Purges the styles of every page after the build. Pages of one route are purged together, since they consist of the same components. */
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
          const parts = new Set<string>();
          // Each page is read twice: the pages of one route can be thousands, too many to keep in memory.
          for (const page of pages) for (const part of partsOfPage(readText(page))) parts.add(part);
          const purge = createPurge(wordsOfParts(parts), scripts);
          for (const page of pages) {
            const before = readText(page);
            const after = await purge(before);
            writeFileSync(page, after, ENCODING);
            total.before += before.length;
            total.after += after.length;
          }
        }
        logger.info(`pages have ${Math.round((100 * total.after) / total.before)} % of their size`);
      },
    },
  };
}

/** Pages are UTF-8. Each byte is read as one character, which takes half of the time; the names in style sheets are ASCII. */
const ENCODING = 'latin1';

const readText = (file: string): string => readFileSync(file, ENCODING);

/**
 * Returns a function that takes a page and returns it with only the style rules that these words can match: words of the pages and
 * of the scripts they load. Rules for a state (`:hover`, `[open]`) are kept with their element.
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

/** Declares the order of the cascade layers. Otherwise a layer whose first rules are removed would change its position. */
function layerOrder(style: string): string {
  const layers = new Set([...style.matchAll(LAYERS)].flatMap(([, names = '']) => names.trim().split(/\s*,\s*/)));
  return layers.size > 0 ? `@layer ${[...layers].join()};` : '';
}

/** The names in a style sheet: elements, classes, attributes, variables and animations. */
const namesOf = (style: string): Set<string> =>
  new Set((style.match(NAME) ?? []).map((name) => name.replaceAll('\\', '')));

/** The parts of a page between spaces and double quotes, without its styles: no word extends over two of them. */
export const partsOfPage = (html: string): readonly string[] => html.replace(STYLE, '').match(/[^\s"]+/g) ?? [];

/** The words of parts of pages. Pages repeat most of their parts, so each part is searched for words only once. */
export const wordsOfParts = (parts: ReadonlySet<string>): Set<string> =>
  wordsOf([...parts].join('\n').replaceAll(/&(?:amp|lt|gt|#x27);/g, (text) => CHARACTERS[text] ?? text));

/** The words of a text, once each. */
export const wordsOf = (text: string): Set<string> => new Set(WORDS.flatMap((word) => text.match(word) ?? []));

/** The words of a page and of each script that it loads, directly or through another script. */
function withScripts(words: ReadonlySet<string>, scripts: Scripts): ReadonlySet<string>[] {
  const sources = new Set([words]);
  // Iterating over a set includes values that are added during the iteration.
  for (const source of sources)
    for (const [name, script] of scripts)
      if (source.has(name) || source.has(`./${name}`) || source.has(`/_assets/${name}`)) sources.add(script);
  return [...sources];
}
