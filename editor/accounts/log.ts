/** `/api/audit`: the audit log for administrators. */
import { Hono } from 'hono';
import { z } from 'zod';
import { readAudit } from '../audit.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import type { AuditAnswer } from './answers.ts';

const PAGE_SIZE = 50;

const query = z.object({
  who: z.string().trim().max(100).optional(),
  day: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(20_000).default(1),
});

/** @param folder the folder of the log */
export function log({ access, folder }: { access: Access; folder: string }): Hono<SignedIn> {
  const api = new Hono<SignedIn>();
  api.get('/', access.only('administrator'), async (context) => {
    const parsed = query.safeParse(context.req.query());
    if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 422);
    const { who, day, page } = parsed.data;
    // One more than a page has: if it exists, there is a next page.
    const lines = await readAudit(folder, { who, day, skip: (page - 1) * PAGE_SIZE, count: PAGE_SIZE + 1 });
    const hasMore = lines.length > PAGE_SIZE;
    return context.json({ lines: lines.slice(0, PAGE_SIZE), hasMore } satisfies AuditAnswer);
  });
  return api;
}
