/** Reads bounced addresses from listmonk, which sends no notifications of its own. */
import { z } from 'zod';
import { listmonkAccess, type ListmonkSettings } from '../connectors/listmonk.ts';
import { readJson } from '../connectors/send.ts';
import { DAY } from '../time.ts';
import type { Bounce } from './read.ts';

const PER_PAGE = 100;
const MAX_PAGES = 50;
/** Every call reads this period, so that bounces during a downtime of either system are found later. */
const LOOK_BACK = 7 * DAY;
const WHOLE_ATTEMPT_MS = 10_000;

const pageSchema = z.object({
  data: z.object({
    results: z.array(
      z.object({
        email: z.string(),
        type: z.enum(['hard', 'soft', 'complaint']),
        // The schema refuses NaN, the result for a text without a time.
        created_at: z
          .string()
          .transform((text) => Date.parse(text))
          .pipe(z.number()),
      }),
    ),
  }),
});

/**
 * Returns the bounces of the last seven days, newest first.
 * @throws Error when the response of listmonk is invalid or the request fails
 */
export async function listmonkBounces(settings: Pick<ListmonkSettings, 'url' | 'user' | 'token'>, now: number) {
  const found: Bounce[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      page: String(page),
      per_page: String(PER_PAGE),
      order_by: 'created_at',
      order: 'desc',
    });
    const response = await fetch(`${settings.url.replace(/\/+$/, '')}/api/bounces?${query.toString()}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WHOLE_ATTEMPT_MS),
      headers: listmonkAccess(settings),
    });
    const parsed = pageSchema.safeParse(await readJson(response));
    if (response.status !== 200 || !parsed.success) throw new Error(`listmonk ${response.status}`);
    const bounces = parsed.data.data.results.map(({ email, type, created_at: at }) => {
      return { email, kind: type, at };
    });
    found.push(...bounces.filter(({ at }) => at > now - LOOK_BACK));
    if (bounces.length < PER_PAGE || bounces.some(({ at }) => at <= now - LOOK_BACK)) break;
  }
  return found;
}
