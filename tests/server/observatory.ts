/**
 * Points of the MDN HTTP Observatory for the headers of one response over https, by the rules of its scanner
 * (mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`, of August 2026). Left out is what does not depend
 * on these headers: the integrity of scripts in a page (0 or +5), the list of preloaded hosts (0 or +5) and the redirect from
 * http, which the proxy sends.
 */
type Headers = Readonly<Record<string, string | undefined>>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const SIX_MONTHS = 15_552_000;
/** Bonus points count only if the score without them is at least this. */
const MIN_FOR_BONUS = 90;

/** Directives of a policy by name; undefined when one is repeated or there is none. */
function parsePolicy(header: string): Map<string, string[]> | undefined {
  const policy = new Map<string, string[]>();
  for (const part of header.split(';').map((text) => text.trim().toLowerCase())) {
    const [name = '', ...sources] = part.split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources);
  }
  return policy.size > 0 ? policy : undefined;
}

function policyPoints(header: string | undefined): number {
  const policy = parsePolicy(header ?? '');
  if (!policy) return -25;
  const sourcesOf = (name: string): string[] => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const isHashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const has = (sources: readonly string[], refused: readonly string[]): boolean =>
    sources.some((source) => refused.includes(source));
  if (has(scripts, [...BROAD, ...INLINE]) || has(objects, BROAD)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (has(styles, [...BROAD, ...INLINE])) return 0;
  const standard = policy.get('default-src');
  return standard?.length === 1 && standard[0] === "'none'" ? 10 : 5;
}

function framePoints(headers: Headers): number {
  if (parsePolicy(headers['content-security-policy'] ?? '')?.has('frame-ancestors')) return 5;
  const option = headers['x-frame-options']?.trim().toLowerCase() ?? '';
  if (['deny', 'sameorigin'].includes(option)) return 5;
  return option.startsWith('allow-from') ? 0 : -20;
}

function transportPoints(header: string | undefined): number {
  const age = Number.parseInt(/(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1] ?? '', 10);
  if (Number.isNaN(age) || header?.includes(',')) return -20;
  return age < SIX_MONTHS ? -10 : 0;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return good.includes(header.trim().toLowerCase()) ? 5 : -5;
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}

const openerPoints = (header: string | undefined): number =>
  header === undefined ||
  ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'].includes(header)
    ? 0
    : -5;

/** The score; 100 is an A+. Header names are in lower case. */
export function observatoryScore(headers: Headers): number {
  const points = [
    policyPoints(headers['content-security-policy']),
    framePoints(headers),
    transportPoints(headers['strict-transport-security']),
    referrerPoints(headers['referrer-policy']),
    resourcePoints(headers['cross-origin-resource-policy']),
    openerPoints(headers['cross-origin-opener-policy']),
    headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    // Without cookies and access for other origins the score does not change. Our responses must have neither.
    headers['set-cookie'] === undefined && headers['access-control-allow-origin'] === undefined ? 0 : -50,
  ];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 100);
  const plain = sum(points.filter((value) => value < 0));
  return plain >= MIN_FOR_BONUS ? sum(points) : plain;
}
