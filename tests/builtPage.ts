/** Reads built pages, for tests of what a page holds before a browser opens it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { fileOf } from './routes.ts';

/** The built page of a route, as visitors write it. */
export const builtPage = (route: string): HTMLElement => parse(readFileSync(fileOf(route), 'utf8'));

/** The script files that a page requests without interaction, with their imports. Smooth scrolling is for fine pointers only. */
export function scriptsOf(root: HTMLElement): string[] {
  const scripts = root.querySelectorAll('script');
  const files = new Set(scripts.flatMap((script) => script.getAttribute('src') ?? importsOf(script.rawText)));
  for (const file of files) {
    for (const name of importsOf(readFileSync(path.join('dist', file), 'utf8'))) files.add(name);
  }
  return [...files].map((file) => path.join('dist', file));
}

/** The paths of the files that a script imports. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/["'`](?:\.|\/_assets)\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => `/_assets/${name}`);

/** The node of a type in the structured data of a page; undefined when there is none. Throws for a page without structured data. */
export function structuredDataOf(root: HTMLElement, type: string): Record<string, unknown> | undefined {
  const text = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return graph.find((node) => node['@type'] === type);
}
