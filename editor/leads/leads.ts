/** The API of leads for the staff: list, read, download, export, accept, note, erase. */
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { connectorsOf, listenersOf } from '../../server/connectors/registry.ts';
import { formNames } from '../../server/forms/definitions.ts';
import { fileHeaders } from '../../server/headers.ts';
import { acceptLead } from '../../server/leads/accept.ts';
import { detailsOf } from '../../server/leads/details.ts';
import { erasePerson } from '../../server/leads/erasePerson.ts';
import { exportPages, type ExportPage } from '../../server/leads/exportPages.ts';
import { emailKey } from '../../server/store/addresses.ts';
import type { Database } from '../../server/store/database.ts';
import { changeFollowUp, MAX_NOTE_LENGTH } from '../../server/store/followUp.ts';
import { countLeads, findAttachment, findLead, storedDataOf, newestLeads } from '../../server/store/leads.ts';
import { PROGRESS, type LeadWithFollowUp, type LeadFilter, type LeadPosition } from '../../server/store/store.ts';
import { localDayOf } from '../../shared/localTime.ts';
import type { Audit } from '../audit.ts';
import type { Drafts } from '../git/drafts.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { storeFault, type Store } from '../store.ts';
import type { AcceptAnswer, EraseAnswer, LeadAnswer, LeadLine, LeadList } from './answers.ts';
import { kindsOf, LEAD_ROLES } from './kinds.ts';
import { createNames, nameColumns, type Names } from './names.ts';

interface LeadsOptions {
  access: Access;
  audit: Audit;
  store: Store;
  /** Where the names of records are found. */
  drafts: Pick<Drafts, 'read' | 'files'>;
}

/** Number of leads on one page of the list. */
const PAGE = 50;

/** PostgreSQL cannot store NUL in a text. */
const text = z.string().regex(/^[^\0]*$/);
const filter = z.object({
  kind: z.enum(formNames).optional(),
  state: z.enum([...PROGRESS, 'quarantined']).optional(),
  search: text.trim().max(100).optional(),
});
/** Time (in milliseconds since 1970) and number of a lead, such as `1800000000000.12`. */
const place = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/)
  .transform((value): LeadPosition => {
    const [createdAt = 0, sequence = 0] = value.split('.').map(Number);
    return { createdAt, sequence };
  });
const list = filter.extend({ before: place.optional() });
const exported = filter.extend({ bom: z.enum(['on', 'off']).default('on') });
const change = z.strictObject({
  version: z.int().min(0),
  progress: z.enum(PROGRESS),
  // As the fields of a lead and the words of a search.
  note: text.normalize('NFC').trim().max(MAX_NOTE_LENGTH),
});
const erasure = z.strictObject({ address: z.string().max(500) });

const INVALID_QUERY = { message: 'This address is not valid. Open the list again.' };
const NO_LEAD = { message: 'This lead does not exist or was erased, or your roles have no access to it.' };
const TOO_LONG = { message: `Not saved: a note has at most ${MAX_NOTE_LENGTH} characters.` };
const CHANGED = {
  message:
    'Somebody has changed this lead since you opened it. Your changes are not saved yet, but are still in the form. Compare them with the current version below, then save again.',
};
const NOT_SUSPECT = { message: 'This lead is already accepted.' };
const OTHER_ADDRESS = { message: 'This is not the address of this lead. Nothing was erased.' };
const OTHER_ROLES = {
  message:
    'Your roles cannot see all data of this person. Ask an account with the roles sales and recruiting to erase it. Nothing was erased.',
};

/** The query without empty values: a form sends every field. */
const queryOf = (context: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''));

/** The filter for the store; undefined if none of the account's roles may see the requested kind. */
function storeFilter(
  { kind, state, search }: z.output<typeof filter>,
  visible: LeadFilter['kinds'] = [],
): LeadFilter | undefined {
  const kinds = visible.filter((one) => kind === undefined || one === kind);
  if (kinds.length === 0) return undefined;
  if (state === 'quarantined') return { kinds, search, state };
  return { kinds, search, state: 'accepted', progress: state };
}

const lineOf = (
  { id, kind, state, name, email, createdAt, followUp }: LeadWithFollowUp,
  { topic, role }: Names,
): LeadLine => ({
  id,
  kind,
  state,
  name,
  email,
  createdAt,
  progress: followUp.progress,
  about: topic ?? role,
});

const idsOf = (leads: readonly { id: string }[]): string =>
  leads.length === 0 ? 'none' : leads.map(({ id }) => id).join(' ');

/** Everything below `/api/leads`. For a lead of a kind that the account may not see, the response is the same as for an unknown lead. */
export function leads({ access, audit, store, drafts }: LeadsOptions): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const { namesOf, keysOf } = createNames(drafts);
  app.use(access.only(...LEAD_ROLES));
  app.onError(storeFault);

  /** Makes the search of the filter find leads also by the names that the list shows. */
  const withNames = async (wanted: LeadFilter): Promise<LeadFilter> =>
    wanted.search ? { ...wanted, alsoFound: await keysOf(wanted.search) } : wanted;

  /** The lead of the address, if the account may see it. */
  async function leadIn(context: Context<SignedIn>, database: Database): Promise<LeadWithFollowUp | undefined> {
    const id = z.uuid().safeParse(context.req.param('id'));
    const lead = id.success ? await findLead(database, id.data) : undefined;
    return lead && kindsOf(context.var.account.roles).includes(lead.kind) ? lead : undefined;
  }

  app.get('/', async (context) => {
    const { name: who, roles } = context.var.account;
    const query = list.safeParse(queryOf(context));
    const kinds = kindsOf(roles);
    const wanted = query.success ? storeFilter(query.data, kinds) : undefined;
    if (!query.success || !wanted) return context.json(INVALID_QUERY, 422);
    const { database } = await store.open();
    // One more than a page has: if it exists, there is a next page.
    const { leads: found, total } = await newestLeads(database, await withNames(wanted), PAGE + 1, query.data.before);
    const shown = found.slice(-PAGE).toReversed();
    const oldest = found.length > PAGE ? shown.at(-1) : undefined;
    const counts = await countLeads(database, kinds);
    audit({ who, did: 'listed leads', what: idsOf(shown) });
    return context.json({
      leads: await Promise.all(shown.map(async (lead) => lineOf(lead, await namesOf(lead.fields)))),
      total,
      counts,
      kinds,
      older: oldest && `${oldest.createdAt}.${oldest.sequence}`,
    } satisfies LeadList);
  });

  app.get('/export', async (context) => {
    const { name: who, roles } = context.var.account;
    const query = exported.safeParse(queryOf(context));
    const wanted = query.success ? storeFilter(query.data, kindsOf(roles)) : undefined;
    if (!query.success || !wanted) return context.json(INVALID_QUERY, 422);
    const { database } = await store.open();
    const format = { name: 'csv', hasBom: query.data.bom === 'on' } as const;
    const pages = exportPages(database, await withNames(wanted), format, nameColumns(namesOf));
    const file = Readable.toWeb(Readable.from(recorded(pages, who))) as ReadableStream;
    return context.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${localDayOf(new Date())}.csv"`,
    });
  });

  /** The bytes of an export. The leads of each part are in the audit log before the part is sent. */
  async function* recorded(pages: AsyncIterable<ExportPage>, who: string): AsyncGenerator<Buffer> {
    for await (const { leads: part, text: csv } of pages) {
      if (part.length > 0) audit({ who, did: 'exported leads', what: idsOf(part) });
      yield Buffer.from(csv);
    }
  }

  app.get('/:id', async (context) => {
    const opened = await store.open();
    const lead = await leadIn(context, opened.database);
    if (!lead) return context.json(NO_LEAD, 404);
    audit({ who: context.var.account.name, did: 'opened a lead', what: lead.id });
    const details = await detailsOf(opened, lead);
    return context.json({ ...lead, ...details, names: await namesOf(lead.fields) } satisfies LeadAnswer);
  });

  app.get('/:id/file', async (context) => {
    const opened = await store.open();
    const lead = await leadIn(context, opened.database);
    const file = lead && (await findAttachment(opened.database, lead.id));
    if (!file) return context.json(NO_LEAD, 404);
    audit({ who: context.var.account.name, did: 'downloaded the file of a lead', what: lead.id });
    return context.body(new Uint8Array(file.content), 200, fileHeaders(file.fileName));
  });

  app.post('/:id/accept', async (context) => {
    const opened = await store.open();
    const lead = await leadIn(context, opened.database);
    if (!lead) return context.json(NO_LEAD, 404);
    if (!(await acceptLead(opened, lead, store.env()))) return context.json(NOT_SUSPECT, 409);
    audit({ who: context.var.account.name, did: 'accepted a lead', what: lead.id });
    return context.json({ isLead: (await findLead(opened.database, lead.id)) !== undefined } satisfies AcceptAnswer);
  });

  app.post('/:id/follow-up', async (context) => {
    const { name: who } = context.var.account;
    const body = change.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json(TOO_LONG, 422);
    const { database } = await store.open();
    const lead = await leadIn(context, database);
    if (!lead) return context.json(NO_LEAD, 404);
    if (!(await changeFollowUp(database, { ...body.data, id: lead.id, by: who }))) return context.json(CHANGED, 409);
    audit({ who, did: 'changed a lead', what: `${lead.id} ${body.data.progress}` });
    return context.json({});
  });

  app.post('/:id/erase', async (context) => {
    const { name: who, roles } = context.var.account;
    const opened = await store.open();
    const lead = await leadIn(context, opened.database);
    if (!lead) return context.json(NO_LEAD, 404);
    const body = erasure.safeParse(await context.req.json().catch(() => undefined));
    const typed = body.success ? body.data.address.trim() : '';
    if (emailKey(typed) !== emailKey(lead.email)) return context.json(OTHER_ADDRESS, 422);
    const stored = await storedDataOf(opened.database, lead.email);
    const visible = kindsOf(roles);
    if (!stored.kinds.every((kind) => visible.includes(kind))) return context.json(OTHER_ROLES, 403);
    // First the audit entry: an erasure without one must not be carried out.
    audit({ who, did: 'erased a person', what: idsOf(stored.leads) });
    const listeners = listenersOf(connectorsOf(store.env()));
    return context.json((await erasePerson(opened, lead.email, listeners)) satisfies EraseAnswer);
  });

  return app;
}
