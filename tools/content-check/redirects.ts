/**
 * Checks `redirects.yaml`: its schema, that no old address is a current page, and that each redirect leads directly to a page. The page may
 * be unpublished: the editor redirects from the old address of a page that may end or become a draft later.
 */
import { LineCounter, parseDocument } from 'yaml';
import { site } from '#site.config';
import { enabledLocales, localeOf } from '../../shared/locales.ts';
import { localeOfPath, localizedPath } from '../../shared/paths.ts';
import { isBelow, isPrefix, pathOf, redirectOf, type Redirect } from '../../shared/redirects.ts';
import { redirectsSchema } from '../../src/content/schema/redirect.ts';
import { REDIRECTS_RECORD } from '../redirects/read.ts';
import { servedPages, takesPost } from '../site-check/answers.ts';
import type { Finding } from './finding.ts';
import { isPublicFile } from './publicFiles.ts';
import { fieldName, lineOfField, reasonOf } from './records.ts';
import { yamlFault } from './yamlFault.ts';

type UnpublishedPaths = ReadonlyMap<string, string>;

/** Rule of a finding for a target that is not published now. It does not stop a build. */
const UNPUBLISHED_TARGET = 'redirect-target';

/** True for a finding that stops a build. */
export const isStopping = ({ rule }: Finding): boolean => rule !== UNPUBLISHED_TARGET;

/** Findings for the `text` of the file. `pages` are the paths of the site; `unpublished` are paths that are not published now, with the reason. */
export function redirectFindings(
  text: string,
  pages: ReadonlySet<string>,
  unpublished: UnpublishedPaths = new Map(),
): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const report = (
    field: readonly PropertyKey[],
    reason: string,
    line = lineOfField(document, lines, field),
  ): Finding => ({
    rule: 'redirects',
    file: REDIRECTS_RECORD,
    line,
    field: fieldName(field),
    reason,
  });
  const fault = yamlFault(document, lines, text);
  if (fault) return [report([], fault.reason, fault.line)];
  const { data, error } = redirectsSchema.safeParse(document.toJS() ?? []);
  if (error) return error.issues.map((issue) => report(issue.path, reasonOf(issue)));
  return data.flatMap((redirect, index) => {
    const source = sourceFault(redirect, data.slice(0, index), pages);
    const target = targetFault(redirect, data, pages, unpublished);
    const to = ownPath(redirect.to);
    const until = unpublished.get(to);
    return [
      ...(source ? [report([index, 'from'], source)] : []),
      ...(target ? [report([index, 'to'], target)] : []),
      ...(until ? [{ ...report([index, 'to'], `‘${to}’ ${until}`), rule: UNPUBLISHED_TARGET }] : []),
    ];
  });
}

/** Paths of forms, of links in mails and of the server's own pages, in the enabled languages; one download stands for all. */
const SERVER_PATHS: readonly string[] = [
  ...['/healthz', '/readyz', ...takesPost],
  ...enabledLocales().flatMap(({ key }) =>
    ['/newsletter/confirm', '/newsletter/unsubscribe', '/download/file'].map((path) => localizedPath(key, path)),
  ),
  ...[...servedPages].filter((path) => localeOf(localeOfPath(path)).enabled),
];

/** The end of other spellings of a page, which the server redirects to that page before it looks for an entry. */
const SPELLING = /(?:\/index)?(?:\.html)?$/;

/** The path of a target without its query and fragment; the address of another site unchanged. */
export const ownPath = (to: string): string => pathOf(to.startsWith(`${site.url}/`) ? to.slice(site.url.length) : to);

/** Why an old address is not valid. `before` are the redirects above it in the file. */
function sourceFault(
  { from, to }: Redirect,
  before: readonly Redirect[],
  pages: ReadonlySet<string>,
): string | undefined {
  const page = isPrefix(from) ? [...pages].find((path) => isBelow(path, from)) : from;
  if (page !== undefined && (pages.has(page) || isPublicFile(page)))
    return `‘${page}’ is an existing page or file of the site`;
  const served = SERVER_PATHS.find((path) => path === from || (isPrefix(from) && isBelow(path, from)));
  if (served !== undefined)
    return `would redirect ‘${served}’ too, which the server answers: forms and links in mails would fail`;
  const spelled = from.replace(SPELLING, '') || '/';
  if (pages.has(spelled) && ownPath(to) !== spelled)
    return `‘${from}’ always leads to the existing page ‘${spelled}’: remove this entry`;
  if (before.some((earlier) => earlier.from === from))
    return `the address ‘${from}’ is redirected twice: delete one of the two entries`;
  const other = before.find((earlier) => isPrefix(earlier.from) && isBelow(from, earlier.from));
  return other && `the earlier entry ‘${other.from}’ already redirects it: remove this entry, or move it up`;
}

/** Why the target of a redirect does not exist or is redirected itself. */
function targetFault(
  { from: source, to: target }: Redirect,
  all: readonly Redirect[],
  pages: ReadonlySet<string>,
  unpublished: UnpublishedPaths,
): string | undefined {
  const to = ownPath(target);
  const further = redirectOf(to, all) ?? all.find(({ from }) => from === to);
  if (further && (further.from === source || pathOf(further.to) === source))
    return `redirects back to ‘${source}’: choose another address`;
  if (further) return `‘${to}’ is itself redirected to ‘${further.to}’: use the final address`;
  if (target.startsWith('https://')) return undefined;
  if (isPrefix(to)) {
    return [...pages].some((path) => isBelow(path, to)) ? undefined : `the site has no page below ‘${to.slice(0, -1)}’`;
  }
  return pages.has(to) || unpublished.has(to) || isPublicFile(to) ? undefined : `‘${to}’ is not a page of the site`;
}
