/** The part of Gitea's API that Sveltia uses. It reads from the drafts, and returns files in the shape of the editor's forms. */
import { isDeepStrictEqual } from 'node:util';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { stringify } from 'yaml';
import { BASE, schemaOf } from '../fields/collections.ts';
import { REDIRECTS } from '../addresses/redirects.ts';
import type { Drafts } from '../git/drafts.ts';
import { issueMessage } from '../issueMessage.ts';
import { readRecord } from '../../tools/record-source/mergeRecord.ts';
import { toForm } from '../records/form.ts';
import { placeOfFile } from '../records/place.ts';
import { MAX_PICTURE_BYTES } from '../../tools/content-check/media.ts';
import { isInMedia } from '../pictures/upload.ts';
import { redirectsForm } from '../records/redirects.ts';
import { Refused } from '../refused.ts';
import type { Save } from '../save.ts';
import type { Audit } from '../audit.ts';
import type { SignedIn } from '../sign-in/access.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { hasRole } from '../sign-in/roles.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import { REPOSITORY } from '../site.ts';

interface GiteaOptions {
  origin: string;
  drafts: Drafts;
  accounts: Accounts;
  sessions: Sessions;
  audit: Audit;
  save: (save: Save) => Promise<void>;
}

/** In bytes. A page in three languages has about 60 KB; a save may also contain a few photographs, which are a third larger in base64. */
const MAX_SAVE_BYTES = 4 * MAX_PICTURE_BYTES;
const TOO_LARGE = `Not saved: one save can have at most ${MAX_SAVE_BYTES / 1e6} MB, and pictures take a third more than their files. Upload fewer at a time.`;
/** In bytes. */
const MAX_LIST_BYTES = 1024 * 1024;

/**
 * Sveltia keeps a copy of an unsaved text in the browser, and offers to restore it when its entry is opened again. It deletes the copy if
 * its settings have changed since, for example because there is another case study in their lists.
 */
const NOT_SIGNED_IN =
  'Your session has ended, so nothing was saved. Copy your text, reload this page and sign in. When you open the entry again, you are usually asked whether to restore your text.';

const pathList = z.object({ files: z.array(z.string().max(500)).max(2000) });
const saveBody = z.object({
  message: z.string().max(2000),
  files: z
    .array(
      z.object({
        operation: z.enum(['create', 'update', 'delete']),
        path: z.string().max(500),
        content: z.string().optional(),
        sha: z.string().max(64).optional(),
        from_path: z.string().max(500).optional(),
      }),
    )
    .min(1)
    .max(
      100,
      'Not saved: at most 100 files can be changed at once. An entry has one file for each language. Choose fewer.',
    ),
});

/** Like {@link formIn}. A text that is invalid after a change by hand is returned unchanged: Sveltia reports it, and shows all others. */
function formText(path: string, text: string, sha: string): string {
  try {
    return formIn(path, text, sha);
  } catch {
    return text;
  }
}

/**
 * The text of a file in the shape of the form, with the git hash of the file. A text that is not one of our records is returned unchanged.
 * Throws if the text cannot be read.
 */
function formIn(path: string, text: string, sha: string): string {
  if (path === REDIRECTS) return stringify({ [BASE]: sha, ...redirectsForm(text) }, { lineWidth: 0 });
  const place = placeOfFile(path);
  if (typeof place === 'string') return text;
  const { body, ...fields } = readRecord(text);
  const shown = toForm(schemaOf(place.kind), fields);
  const base = `${BASE}: '${sha}'\n`;
  if (isDeepStrictEqual(shown, fields)) return text.replace(/^(?:---\n)?/, (opening) => opening + base);
  const form = base + stringify(shown, { lineWidth: 0 });
  return typeof body === 'string' ? `---\n${form}---\n${body}\n` : form;
}

/** The routes below `/api/v1`. */
export function gitea({ origin, drafts, accounts, sessions, audit, save }: GiteaOptions): Hono<SignedIn> {
  const api = new Hono<SignedIn>();
  /** The latest form text of each file, with the git hash of the file, by its path. */
  const forms = new Map<string, { sha: string; text: string }>();
  /** The commit that Sveltia takes as the state of its files, by the name of the account. */
  const states = new Map<string, string>();
  const repository = `/repos/${REPOSITORY}`;

  api.use(async (context, next) => {
    const token = /^(?:token|bearer) (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const name = token === undefined ? undefined : sessions.nameOfToken(token);
    const account = name === undefined ? undefined : accounts.find(name);
    if (!account) return context.json({ message: NOT_SIGNED_IN }, 401);
    if (!hasRole(account.roles, ['writer'])) {
      audit({
        who: account.name,
        did: 'refused',
        what: `${context.req.method} ${context.req.path.slice(0, 200)}: role`,
      });
      return context.json(
        { message: 'Your account does not have permission to edit. Ask an administrator for the role writer.' },
        403,
      );
    }
    context.set('account', account);
    context.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });

  api.get('/version', (context) => context.json({ version: '1.25.0' }));
  api.get('/settings/api', (context) => context.json({ default_paging_num: 500, max_response_items: 500 }));
  api.get('/user', (context) => {
    const { name, email } = context.var.account;
    return context.json({ id: 1, login: name, full_name: name, email, avatar_url: '', html_url: origin });
  });
  api.get(repository, (context) =>
    context.json({ default_branch: 'drafts', permissions: { pull: true, push: true, admin: false } }),
  );
  api.get(`${repository}/branches/:branch`, async (context) => {
    const { sha, message } = await drafts.head();
    states.set(context.var.account.name, sha);
    return context.json({ commit: { id: sha, message } });
  });
  api.get(`${repository}/git/trees/:sha`, async (context) => {
    const files = await drafts.files();
    return context.json({ truncated: false, tree: files.map((file) => ({ type: 'blob', ...file })) });
  });
  api.get(`${repository}/commits`, async (context) => {
    const path = context.req.query('path') ?? '';
    if (!(await isShown(drafts, path))) return context.json([]);
    const commits = await drafts.history(path);
    return context.json(
      commits.map(({ sha, name, email, date }) => ({ sha, commit: { author: { name, email, date } } })),
    );
  });

  api.post(`${repository}/file-contents`, bodyLimit({ maxSize: MAX_LIST_BYTES }), async (context) => {
    const body = pathList.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: 'files: expected a list of paths' }, 400);
    const files = new Map((await drafts.files()).map((file) => [file.path, file]));
    const contents = [];
    for (const path of body.data.files) {
      const file = files.get(path);
      if (file === undefined) continue;
      const { sha } = file;
      const known = forms.get(path);
      // One file at a time: reading all of them takes seconds, and between two files the service can respond to other requests.
      const text = known?.sha === sha ? known.text : formText(path, await drafts.committed(file), sha);
      forms.set(path, { sha, text });
      contents.push({ path, encoding: 'base64', content: Buffer.from(text).toString('base64') });
    }
    return context.json(contents);
  });

  api.get(`${repository}/media/:branch/*`, async (context) => {
    const path = context.req.path.split('/media/drafts/')[1] ?? '';
    if (!isInMedia(path) || !(await isShown(drafts, path))) return context.notFound();
    const bytes = await drafts.bytes(path);
    return bytes
      ? context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/octet-stream' })
      : context.notFound();
  });

  const saveLimit = bodyLimit({
    maxSize: MAX_SAVE_BYTES,
    onError: (context) => context.json({ message: TOO_LARGE }, 413),
  });
  api.post(`${repository}/contents`, saveLimit, (context) => saveFiles(context));

  async function saveFiles(context: Context<SignedIn>): Promise<Response> {
    const body = saveBody.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: issueMessage(body.error) }, 400);
    const { message, files } = body.data;
    const saved = files.map(({ operation, path, content = '', sha, from_path: from }) => {
      const bytes = Buffer.from(content, 'base64');
      return {
        operation,
        path,
        ...(isInMedia(path) ? { bytes } : { text: bytes.toString('utf8') }),
        ...(sha !== undefined && { sha }),
        ...(from !== undefined && from !== path && { from }),
      };
    });
    const before = { sha: (await drafts.head()).sha, files: await shaByPath(drafts) };
    try {
      await save({ files: saved, message, author: context.var.account });
      audit({ who: context.var.account.name, did: 'saved', what: files.map(({ path }) => path).join(', ') });
    } catch (error) {
      if (error instanceof Refused) return context.json({ message: error.message }, error.status);
      throw error;
    }
    const [head, now] = [await drafts.head(), await shaByPath(drafts)];
    const sent = new Set(files.flatMap(({ path, from_path: from = path }) => [path, from]));
    const hasOthers = [...before.files.keys(), ...now.keys()].some(
      (path) => !sent.has(path) && before.files.get(path) !== now.get(path),
    );
    // Sveltia takes this commit as the state of all its files, and fetches them when there is a later one. So it must be an earlier one if
    // other files have changed: by this save, or by another editor since Sveltia last asked.
    const seen = states.get(context.var.account.name) ?? before.sha;
    const state = hasOthers || seen !== before.sha ? seen : head.sha;
    states.set(context.var.account.name, state);
    return context.json({
      commit: { sha: state, created: new Date().toISOString() },
      files: files.map(({ path }) => (now.has(path) ? { path, sha: now.get(path) } : null)),
    });
  }
  return api;
}

/** The git hash of each file that editors see. */
const shaByPath = async (drafts: Drafts): Promise<ReadonlyMap<string, string>> =>
  new Map((await drafts.files()).map(({ path, sha }) => [path, sha]));

const isShown = async (drafts: Drafts, path: string): Promise<boolean> =>
  (await drafts.files()).some((file) => file.path === path);
