/** The budgets of every route, checked in the files of the build. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { builtPage, scriptsOf } from '../builtPage.ts';
import { builtRoutes, fileOf } from '../routes.ts';

const KB = 1024;
/** `document` is for lists and for pages in Arabic script, whose letters take two bytes each. */
const BUDGETS = { service: 26 * KB, document: 28 * KB, untilHero: 90 * KB, requestsUntilHero: 6, script: 5 * KB };

const SERVICE = /^\/services\/[^/]+\/./;

/** Bytes of a file as transferred. */
const bytesOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(file), 0);

/** The files that are requested before the hero is painted: the page, preloaded files, the picture of the hero and the icon. */
function untilHero(route: string, root: HTMLElement): string[] {
  const addresses = [
    ...root.querySelectorAll('link[rel="preload"], link[rel="icon"]').map((link) => link.getAttribute('href')),
    heroPicture(root.querySelector('[data-section="hero"]')),
  ];
  return [fileOf(route), ...[...new Set(addresses)].flatMap((address) => (address ? path.join('dist', address) : []))];
}

/** The file of the hero's picture: for a photograph the AVIF file, 800 pixels wide, as a phone loads it. */
function heroPicture(hero: HTMLElement | null): string | undefined {
  const made = hero?.querySelector('source[type="image/avif"]')?.getAttribute('srcset')?.split(', ') ?? [];
  const taken = made.find((candidate) => candidate.endsWith(' 800w')) ?? made.at(-1);
  return taken?.split(' ')[0] ?? hero?.querySelector('img')?.getAttribute('src');
}

/** Bytes of the script of a page: its files, and the modules in its HTML as if each were a compressed file. */
const scriptBytes = (root: HTMLElement) =>
  sum(scriptsOf(root)) +
  root
    .querySelectorAll('script[type="module"]')
    .reduce((total, { rawText }) => total + brotliCompressSync(rawText).length, 0);

test('every page is within its budgets of bytes and requests, and requests no script before it has loaded', () => {
  for (const route of builtRoutes()) {
    const root = builtPage(route);
    const most = SERVICE.test(route) ? BUDGETS.service : BUDGETS.document;
    expect.soft(bytesOf(fileOf(route)), `${route}: document`).toBeLessThanOrEqual(most);
    const first = untilHero(route, root);
    expect.soft(sum(first), `${route}: until the hero`).toBeLessThanOrEqual(BUDGETS.untilHero);
    expect.soft(first.length, `${route}: requests until the hero`).toBeLessThanOrEqual(BUDGETS.requestsUntilHero);
    expect.soft(scriptBytes(root), `${route}: script`).toBeLessThanOrEqual(BUDGETS.script);
    const early = root.querySelectorAll('script[src], link[rel="modulepreload"]');
    expect.soft(early.map(String), `${route}: early scripts`).toEqual([]);
    expect.soft(scriptsOf(root), `${route}: scripts`).toHaveLength(1);
  }
});

test('no script has a lookbehind, which makes Safari before version 16.4 refuse the whole script', () => {
  const scripts = globSync('dist/_assets/*.js');
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
