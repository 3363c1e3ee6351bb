/** Runs every rule over a content folder. */
import path from 'node:path';
import { coverageOf, type Coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { loadContent } from './records.ts';
import { bannedWords } from './rules/banned-words.ts';
import { brand } from './rules/brand.ts';
import { caseStory } from './rules/case-story.ts';
import { canonical } from './rules/canonical.ts';
import { catalogueFacts } from './rules/catalogue.ts';
import { characters } from './rules/characters.ts';
import { fixedWording } from './rules/fixed-wording.ts';
import { headings } from './rules/headings.ts';
import { icons } from './rules/icons.ts';
import { keySpelling } from './rules/key-spelling.ts';
import { lengths } from './rules/lengths.ts';
import { links } from './rules/links.ts';
import { logos } from './rules/logos.ts';
import { markdown } from './rules/markdown.ts';
import { markup } from './rules/markup.ts';
import { names } from './rules/names.ts';
import { otherService } from './rules/other-service.ts';
import { pictures } from './rules/pictures.ts';
import { references } from './rules/references.ts';
import { countSentences, repeatedText } from './rules/repeated-text.ts';
import { required } from './rules/required.ts';
import { script } from './rules/script.ts';
import { siteConfig, socialLinks, toldCounts } from './rules/site-config.ts';
import { slots } from './rules/slots.ts';
import { technologies } from './rules/technologies.ts';
import { terms } from './rules/terms.ts';
import { translation } from './rules/translation.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { years } from './rules/years.ts';
import { addressesOf } from './addresses.ts';
import { cardImages } from './cardImages.ts';
import { redirectsText } from '../redirects/read.ts';
import { pictureLetters } from './pictureLetters.ts';
import { redirectFindings } from './redirects.ts';
import { staleness } from './staleness.ts';

/** Each takes all records and gives its findings. */
export const RULES = [
  uniqueIds,
  catalogueFacts,
  keySpelling,
  lengths,
  canonical,
  headings,
  characters,
  bannedWords,
  brand,
  fixedWording,
  otherService,
  references,
  links,
  markup,
  markdown,
  slots,
  pictures,
  icons,
  logos,
  repeatedText,
  script,
  translation,
  names,
  terms,
  years,
  caseStory,
  technologies,
  required,
  siteConfig,
  socialLinks,
  toldCounts,
];

export interface CheckResult {
  findings: Finding[];
  /** What a build goes on with. */
  warnings: Finding[];
  records: number;
  sentences: number;
  /** How much of the default language each other language has. */
  coverage: Coverage[];
}

/** What these say of a record that cannot be read would bury the reason why it cannot. */
const BETWEEN_RECORDS: readonly unknown[] = [references, links, translation, names, required, socialLinks];

/** Checks every record under `folder` as of `today`: schema first, then the rules over the records that parse; those between records when all do. */
export function checkContent(folder: string, today = new Date()): CheckResult {
  const { records, findings } = loadContent(folder);
  const rules = findings.length > 0 ? RULES.filter((rule) => !BETWEEN_RECORDS.includes(rule)) : RULES;
  return {
    findings: [
      ...findings,
      ...rules.flatMap((rule) => rule(records, today)),
      ...cardImages(records, path.dirname(folder)),
      // Without all records pages would be missing.
      ...(findings.length > 0 ? [] : redirectFindings(redirectsText(folder), addressesOf(records))),
    ],
    warnings: [...staleness(records), ...pictureLetters(records)],
    records: records.length,
    sentences: countSentences(records),
    coverage: coverageOf(records),
  };
}
