/** What a build holds beside its pages, made from them: `node tools/publish/main.ts`, after `astro build`. */
import { writeFileSync } from 'node:fs';
import { writeCards } from './cards.ts';
import { changesOfContent, lastChange } from './changes.ts';
import { indexedPages } from './pages.ts';
import { sitemap } from './sitemap.ts';

const SITE = 'dist';

const pages = indexedPages(SITE);
const days = changesOfContent();
const entries = pages.map(({ path, canonical, alternates }) => ({
  canonical,
  alternates,
  changed: lastChange(path, days),
}));
writeFileSync(`${SITE}/sitemap.xml`, sitemap(entries));
const dated = entries.filter(({ changed }) => changed).length;
const { cards, drawn } = await writeCards(pages, SITE);

console.log(`sitemap: ${entries.length} pages, ${dated} with the day of their last change`);
console.log(`social cards: ${cards}, ${drawn} of them drawn now`);
