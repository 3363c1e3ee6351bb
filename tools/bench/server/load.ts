/** Puts load on a target and measures it. */
import autocannon from 'autocannon';
import { median } from '../median.ts';
import { cpuOf, memoryOf, type Target } from './target.ts';

const CONNECTIONS = 100;
/** Form posts per second. */
const POSTS = 50;

export interface Measured {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the latency in milliseconds. */
  p99: number;
  /** Processor time per request in microseconds. */
  cpu: number;
  /** Resident memory in MB. */
  memory: number;
}

/** Headers of a browser that opens a page. The server counts no request without them. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-ch-ua-mobile': '?0',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

/** Requests one path for some seconds, with `extra` headers. Throws when a response is neither 2xx nor 304. */
export async function load(
  target: Target,
  path: string,
  coding: string,
  seconds: number,
  extra: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const before = cpuOf(target);
  const {
    requests,
    latency,
    errors,
    statusCodeStats = {},
  } = await autocannon({
    url: target.url + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...NAVIGATION, 'accept-encoding': coding, ...extra },
  });
  const others = Object.keys(statusCodeStats).filter((status) => !/^(?:2..|304)$/.test(status));
  if (others.length + errors > 0)
    throw new Error(`${path}: responses with status ${others.join(', ')}, ${errors} errors`);
  const cpu = ((cpuOf(target) - before) * 1000) / requests.total;
  return { rate: requests.average, p99: latency.p99, cpu, memory: memoryOf(target) };
}

/** Measures all targets in turns, so that other load on the machine affects all of them. Returns the median of each figure. */
export async function compare(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<Measured>,
): Promise<Measured[]> {
  const results = targets.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) results[index]?.push(await measure(target));
  }
  return results.map((measured) => ({
    rate: median(measured.map(({ rate }) => rate)),
    p99: median(measured.map(({ p99 }) => p99)),
    cpu: median(measured.map(({ cpu }) => cpu)),
    memory: median(measured.map(({ memory }) => memory)),
  }));
}

/** Posts contact forms at a constant rate, each with different content. Latencies are in milliseconds. */
export async function postForms({ url }: Target, seconds: number) {
  let count = 0;
  const { latency, non2xx, errors, requests } = await autocannon({
    url: `${url}/api/contact`,
    connections: 10,
    overallRate: POSTS,
    duration: seconds,
    method: 'POST',
    setupClient: (client) => {
      const next = (): void => {
        count += 1;
        const key = `bench-${process.pid}-${count}-${Date.now()}`;
        const sent = { name: 'Bench', email: 'bench@example.com', message: `message ${key}`, key };
        client.setHeadersAndBody({ 'content-type': 'application/json' }, JSON.stringify(sent));
      };
      next();
      client.on('response', next);
    },
  });
  return { p50: latency.p50, p99: latency.p99, stored: requests.total - non2xx, refused: non2xx + errors };
}
