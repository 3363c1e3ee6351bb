/** Runs every rule over a content folder. */
import path from 'node:path';
import { coverageOf, type Coverage } from './coverage.ts';
import { keyOf, type Finding } from './finding.ts';
import { loadContent, type ContentRecord, type Parse } from './records.ts';
import { addresses, topics } from './rules/addresses.ts';
import { bannedWords } from './rules/banned-words.ts';
import { brand } from './rules/brand.ts';
import { caseStory } from './rules/case-story.ts';
import { canonical } from './rules/canonical.ts';
import { catalogueFacts } from './rules/catalogue.ts';
import { characters } from './rules/characters.ts';
import { contacts } from './rules/contacts.ts';
import { downloads } from './rules/downloads.ts';
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
import { offices } from './rules/offices.ts';
import { otherService } from './rules/other-service.ts';
import { pictures } from './rules/pictures.ts';
import { references } from './rules/references.ts';
import { countSentences, repeatedText } from './rules/repeated-text.ts';
import { required } from './rules/required.ts';
import { script } from './rules/script.ts';
import { siteConfig, socialLinks, privacyOfSettings } from './rules/site-config.ts';
import { slots } from './rules/slots.ts';
import { technologies } from './rules/technologies.ts';
import { terms } from './rules/terms.ts';
import { translation } from './rules/translation.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { videos } from './rules/videos.ts';
import { years } from './rules/years.ts';
import { localTimeOf } from '../../shared/localTime.ts';
import { buildOptions, momentOf } from '../../shared/buildOptions.ts';
import { addressesOf, unpublishedPaths } from './addresses.ts';
import { cardImages } from './cardImages.ts';
import { changesAfter, isDraft, withUnpublishedReasons } from './unpublished.ts';
import { redirectsText } from '../redirects/read.ts';
import { mediaFindings } from './media.ts';
import { cardCharacters } from './cardCharacters.ts';
import { isStopping, redirectFindings } from './redirects.ts';
import { staleness } from './staleness.ts';

/** Each rule takes all records and returns its findings. */
export const RULES = [
  addresses,
  topics,
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
  offices,
  references,
  links,
  markup,
  markdown,
  slots,
  contacts,
  pictures,
  videos,
  downloads,
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
  privacyOfSettings,
];

export interface CheckResult {
  findings: Finding[];
  /** Findings that do not stop a build. */
  warnings: Finding[];
  records: number;
  sentences: number;
  /** How much of the default language's content each other language has. */
  coverage: Coverage[];
}

/** Rules that compare records. They are skipped when a record cannot be read: their findings would hide the cause. */
const BETWEEN_RECORDS: readonly unknown[] = [
  downloads,
  offices,
  references,
  links,
  translation,
  names,
  required,
  socialLinks,
];

/** Rules among these whose findings depend on which records are published. */
const NEED_PUBLISHED_RECORDS = [downloads, references, links, required, socialLinks];

interface CheckOptions {
  /** The moment for which the check decides which records are published. */
  today?: Date;
  /** Treats unpublished records as published, as a preview does. */
  hasDrafts?: boolean;
  /** Replaces the function with which {@link loadContent} parses a record. */
  parse?: Parse;
}

/** Findings of the rules that do not compare records, for some records, without drafts: a fast part of {@link checkContent}. */
export function checkAlone(records: readonly ContentRecord[], today = momentOf(process.env)): Finding[] {
  const checked = withUnpublishedReasons(records, localTimeOf(today)).filter((record) => !isDraft(record));
  return RULES.filter((rule) => !BETWEEN_RECORDS.includes(rule)).flatMap((rule) => rule(checked, today));
}

/** Findings that stop a build, without the warnings and figures of {@link checkContent}. */
export const stoppingFindings = (folder: string, options?: CheckOptions): Finding[] =>
  checkRecords(folder, options).findings;

/**
 * Checks every record under `folder`: first the schemas, then the rules, on the records that parse. Rules that compare records run only
 * when all records parse. A finding in a draft is a warning, and so is one that will appear only on a later day, and a redirect to an
 * unpublished page.
 */
export function checkContent(folder: string, options: CheckOptions = {}): CheckResult {
  const { hasDrafts = buildOptions().hasDrafts } = options;
  const { records, findings, warnings, ahead } = checkRecords(folder, options);
  return {
    findings,
    warnings: [...warnings, ...(hasDrafts ? [] : ahead()), ...staleness(records), ...cardCharacters(records)],
    records: records.length,
    sentences: countSentences(records),
    coverage: coverageOf(records),
  };
}

interface RecordCheck {
  records: readonly ContentRecord[];
  findings: Finding[];
  /** Findings in drafts, pictures that no record shows, and redirects to unpublished pages. */
  warnings: Finding[];
  /** Findings that will stop a build on a later day. */
  ahead: () => Finding[];
}

function checkRecords(
  folder: string,
  { today = momentOf(process.env), hasDrafts = buildOptions().hasDrafts, parse }: CheckOptions = {},
): RecordCheck {
  const loaded = loadContent(folder, parse);
  const now = localTimeOf(today);
  const unpublished = withUnpublishedReasons(loaded.records, now);
  const drafts = new Set(unpublished.filter(isDraft).map(({ file }) => file));
  // Drafts last: when two records have the same value, a rule reports the later one.
  const records = (hasDrafts ? loaded.records : unpublished).toSorted(
    (a, b) => Number(drafts.has(a.file)) - Number(drafts.has(b.file)),
  );
  const isWhole = loaded.findings.length === 0;
  const rules = isWhole ? RULES : RULES.filter((rule) => !BETWEEN_RECORDS.includes(rule));
  const media = mediaFindings(folder, loaded.records);
  const redirects = redirectsText(folder);
  const found = [
    ...rules.flatMap((rule) => rule(records, today)),
    ...cardImages(records, path.dirname(folder)),
    ...media.findings,
    // Only when all records parse: otherwise pages would be missing. Redirects are for the site, also when a preview is built.
    ...(isWhole ? redirectFindings(redirects, addressesOf(unpublished), unpublishedPaths(unpublished)) : []),
  ];
  const isWarning = (finding: Finding) =>
    !isStopping(finding) || (drafts.has(finding.file) && finding.rule !== 'required');
  return {
    records,
    findings: [...loaded.findings, ...found.filter((finding) => !isWarning(finding))],
    warnings: [...found.filter(isWarning), ...(isWhole ? media.warnings : [])],
    ahead: () => (isWhole ? findingsAhead(records, now, redirects) : []),
  };
}

/** Findings that do not stop a build now, but will when a record is published or unpublished on a later day. */
function findingsAhead(records: readonly ContentRecord[], now: string, redirects: string): Finding[] {
  const findingsAt = (moment: string): Finding[] => {
    const then = withUnpublishedReasons(records, moment);
    return [
      ...NEED_PUBLISHED_RECORDS.flatMap((rule) => rule(then)),
      ...redirectFindings(redirects, addressesOf(then), unpublishedPaths(then)).filter(isStopping),
    ];
  };
  const moments = changesAfter(records, now);
  const known = new Set(moments.length > 0 ? findingsAt(now).map(keyOf) : []);
  return moments.flatMap((moment) =>
    findingsAt(moment).flatMap((finding) => {
      const key = keyOf(finding);
      if (known.has(key)) return [];
      known.add(key);
      return [{ ...finding, reason: `will stop the build from ${moment} on: ${finding.reason}` }];
    }),
  );
}
