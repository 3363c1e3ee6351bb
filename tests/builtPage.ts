/** Reads built pages, for tests of what a page holds before a browser opens it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { fileOf } from './routes.ts';

/** The built page of a route, as visitors write it. */
export const builtPage = (route: string): HTMLElement => parse(readFileSync(fileOf(route), 'utf8'));

/** The files of the scripts that a page loads without interaction, with their imports. Smooth scrolling is for fine pointers only. */
export function scriptsOf(root: HTMLElement): string[] {
  const files = new Set(root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''));
  for (const file of files) {
    const code = readFileSync(path.join('dist', file), 'utf8');
    for (const [, name = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (!name.startsWith('smoothWheel.')) files.add(`/_assets/${name}`);
  }
  return [...files].map((file) => path.join('dist', file));
}

/** The node of a type in the structured data of a page; undefined when there is none. Throws for a page without structured data. */
export function structuredDataOf(root: HTMLElement, type: string): Record<string, unknown> | undefined {
  const text = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return graph.find((node) => node['@type'] === type);
}
