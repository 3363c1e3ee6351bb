import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from '../../shared/forms/guard.fields.ts';
import { parseEnv } from '../../server/env.ts';
import { definitions } from '../../server/forms/definitions.ts';
import { leadColumns } from '../../server/leads/columns.ts';
import { csvCell, csvLine } from '../../server/leads/csv.ts';
import { runCommand } from '../../server/leads/run.ts';
import { visible } from '../../server/leads/visible.ts';
import { createLog } from '../../server/log.ts';
import { openAll } from '../../server/open.ts';
import { StoreRefused } from '../../server/store/database.ts';
import { recordHandedOver } from '../../server/store/handedOver.ts';
import { changeFollowUp } from '../../server/store/followUp.ts';
import { listLeads } from '../../server/store/leads.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import { claimDue, listQueue, settle } from '../../server/store/outbox.ts';
import { storeSecretSignature } from '../../server/store/secretCheck.ts';
import { backupSqlite, openSqlite } from '../../server/store/sqlite.ts';
import { submit } from '../../server/store/submissions.ts';
import { contact, createHarness, ORIGIN, pdf, temporaryFolder, type Harness } from './harness.ts';
import { receive } from './receiver.ts';

const run = promisify(execFile);
let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

/** Runs a command with these settings alone. Rejects as a process does that ends with another code than 0. */
const leadsWith = async (settings: NodeJS.ProcessEnv, ...words: string[]): Promise<{ out: string; err: string }> => {
  let [stdout, stderr] = ['', ''];
  const code = await runCommand(
    words,
    { DATA_DIR: harness.folder, ...settings },
    {
      write: (text) => void (stdout += text),
      progress: (text) => void (stderr += text),
    },
  );
  if (code !== 0) throw Object.assign(new Error(stderr), { code, stdout, stderr });
  return { out: stdout, err: stderr };
};
const FORM_SECRET = '0123456789abcdef0123456789abcdef';
const leads = (...words: string[]) => leadsWith({ FORM_SECRET, PUBLIC_ORIGIN: ORIGIN }, ...words);
/** Runs a command in a separate process. */
const leadsProcess = (...words: string[]) =>
  run(process.execPath, ['server/leads/main.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: harness.folder, FORM_SECRET },
  });

describe('CSV (case 21)', () => {
  it.each(['=HYPERLINK("x")', '+1', '-1', '@x', '\tx', '\rx', '\nx', ' =x', '＝x', '\u0001=x'])(
    '%j is escaped',
    (value) => {
      expect(csvCell(value).startsWith(`"'`)).toBe(true);
    },
  );

  it('any text can be read back after quoting', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (cells) => {
        const fields =
          csvLine(cells)
            .slice(0, -2)
            .match(/"(?:[^"]|"")*"/gs) ?? [];
        const read = fields.map((field) => field.slice(1, -1).replaceAll('""', '"'));
        expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('command line', () => {
  it('case 20: control characters are printed as visible text; a message keeps its line breaks', async () => {
    expect(visible('\u001b[2Ja\r\nb\u202ec')).toBe('\\x1b[2Ja\\x0d\\x0ab\\u202ec');
    await harness.postJson('/api/contact', { ...contact, message: 'first\nsecond\ttab' });
    const { out } = await leads('list');
    expect(out).toContain('Sara <sara@example.com>');
    const id = out.slice(0, 8);
    expect((await leads('show', id)).out).toContain('first\nsecond\\x09tab');
  });

  it('exports CSV with escaped formulas and JSON unchanged', async () => {
    await harness.postJson('/api/contact', {
      ...contact,
      message: '=1+1 "x"',
      name: 'Sara, K',
      budget: 'weeks',
      language: 'ar',
    });
    expect((await leads('export', '--format', 'csv')).out).toContain(
      `"Sara, K","sara@example.com","","","","weeks","ar","en","","","'=1+1 ""x"""`,
    );
    const { out, err } = await leads('export', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject([{ name: 'Sara, K', message: '=1+1 "x"' }]);
    expect(err).toBe('1 lead\n');
  });

  it('shows and exports the follow-up of a lead, escaped like all other values', async () => {
    await harness.postJson('/api/contact', contact);
    const { database } = harness.options;
    const [{ id } = { id: '' }] = await listLeads(database, { limit: 1 });
    expect((await leads('show', id)).out).toMatch(/\nprogress: new\n$/);
    await changeFollowUp(database, { id, version: 0, progress: 'closed', note: '=1+1\n\u001b[2J', by: 'Mona' });
    expect((await leads('show', id)).out).toMatch(
      /\nprogress: closed, changed by Mona at \S+Z\nour note: =1\+1\n\\x1b\[2J\n$/,
    );
    expect((await leads('export', '--format', 'csv')).out).toContain(`"closed","'=1+1\n\u001b[2J","Mona","`);
    expect(JSON.parse((await leads('export', '--format', 'json')).out)).toMatchObject([
      { progress: 'closed', our_note: '=1+1\n\u001b[2J', changed_by: 'Mona' },
    ]);
  });

  it('the public server is 404 at each address that could show leads', async () => {
    await harness.postJson('/api/contact', contact);
    const [{ id } = { id: '' }] = await listLeads(harness.options.database, { limit: 1 });
    for (const path of ['/leads', `/leads/${id}`, '/api/leads', `/api/leads/${id}`, '/api/messages', '/api/report'])
      expect((await harness.request(path)).status, path).toBe(404);
  });

  it('exports CSV in any script with a byte order mark; --bom off and JSON have none', async () => {
    const names = ['سارة كريم', 'ژیار', 'Émile', '山田', 'Иван', 'Sara'];
    for (const name of names) await harness.postJson('/api/contact', { ...contact, name });
    const { out } = await leads('export', '--format', 'csv');
    expect([out.startsWith('\ufeff"id",'), out.lastIndexOf('\ufeff')]).toEqual([true, 0]);
    expect(names.filter((name) => !out.includes(`"${name}"`))).toEqual([]);
    expect((await leads('export', '--format', 'csv', '--bom', 'off')).out).toBe(out.slice(1));
    expect((await leads('export', '--format', 'json')).out).not.toContain('\ufeff');
  });

  it('exports newsletter addresses with a byte order mark, unless --bom is off', async () => {
    const exported = async (...words: string[]) => (await leads('subscribers', '--format', ...words)).out;
    expect(await exported('csv')).toMatch(/^\ufeff"email",/);
    expect(await exported('csv', '--bom', 'off')).toMatch(/^"email",/);
    expect(await exported('json', '--bom', 'on')).toBe('[]\n');
    await expect(exported('csv', '--bom', 'no')).rejects.toThrow('--bom must be one of: on, off');
  });

  it('exports every field of every form, a new one after the others and before the follow-up', async () => {
    const [header = ''] = (await leads('export', '--format', 'csv', '--bom', 'off')).out.split('\r\n');
    const fields = definitions.flatMap(({ form }) => Object.values(form.fields).map(({ name }) => `"${name}"`));
    expect(header.split(',')).toEqual(expect.arrayContaining([...fields, '"title"']));
    expect(header).toMatch(
      /^"id","kind","state","received","name","email",.*"message","page","landing","referrer","utm_.*"utm_id",.*"changed_at"$/,
    );
    const fax = { name: 'fax', kind: 'line', maxLength: 40, required: false } as const;
    const ours = ['progress', 'our_note', 'changed_by', 'changed_at'];
    expect(leadColumns([{ form: { action: '/api/fax', fields: { fax } } }]).slice(-7)).toEqual([
      'utm_id',
      'fax',
      'title',
      ...ours,
    ]);
    expect(fields.filter((name) => ours.includes(name.slice(1, -1)))).toEqual([]);
  });

  it('exports confirmed subscribers by default, each with a link to unsubscribe', async () => {
    for (const [email, locale] of [
      ['open@example.com', 'en'],
      ['reader@example.com', 'ku'],
    ])
      await harness.postJson('/api/newsletter', { email, locale });
    await harness.options.database.transaction(({ query }) =>
      query(`UPDATE subscribers SET state = 'confirmed', confirmed_at = created_at WHERE email LIKE 'reader%'`),
    );
    const { out, err } = await leads('subscribers', '--format', 'csv', '--bom', 'off');
    const link = new RegExp(`"${ORIGIN}(/ku/newsletter/unsubscribe\\?token=[\\w.-]+)",`).exec(out)?.[1] ?? '';
    expect(out.split('\r\n')[0]).toMatch(
      /^"email","state","locale","since","confirmed","unsubscribe","page","landing",.*"utm_id"$/,
    );
    expect(err).toBe('1 address\n');
    expect(JSON.parse((await leads('subscribers', '--format', 'json')).out)).toMatchObject([
      { email: 'reader@example.com', state: 'confirmed', locale: 'ku', unsubscribe: ORIGIN + link },
    ]);
    expect((await leads('subscribers', '--format', 'csv', '--state', 'pending')).out).toMatch(
      /"open@example\.com","pending"/,
    );
    await expect(leads('subscribers', '--format', 'csv', '--state', 'accepted')).rejects.toThrow('--state must be');
    expect((await harness.request(link, { method: 'POST' })).status).toBe(200);
    expect((await leads('subscribers', '--format', 'csv')).err).toBe('0 addresses\n');
  });

  it('saves a file, and does not overwrite one', async () => {
    await harness.postJson('/api/applications', { ...contact, role: 'x', cv: pdf().toString('base64') });
    const id = (await leads('list')).out.slice(0, 8);
    const target = join(harness.folder, 'cv.pdf');
    await leads('show', id, '--save', target);
    expect(readFileSync(target).equals(pdf())).toBe(true);
    await expect(leads('show', id, '--save', target)).rejects.toThrow('EEXIST');
  });

  it('promise 14: after erase no file and no log has the address; a second run finds nothing', async () => {
    const email = 'erase.me.4711@example.com';
    for (let count = 0; count < 20; count += 1) {
      await harness.postJson('/api/contact', { ...contact, email, message: `message ${count} ${'x'.repeat(3000)}` });
      await harness.postJson('/api/contact', { ...contact, email: `other${count}@example.com`, message: `m${count}` });
    }
    await harness.postJson('/api/newsletter', { email });
    await harness.postJson('/api/applications', { ...contact, email, role: 'x', cv: pdf(email).toString('base64') });
    const filesWithAddress = (): string[] =>
      readdirSync(harness.folder).filter((name) => readFileSync(join(harness.folder, name)).includes(email));
    expect(filesWithAddress().length).toBeGreaterThan(0);
    expect((await leads('erase', 'Erase.Me.4711@example.com')).out).toBe('erased: 21 leads, 1 subscription\n');
    expect(filesWithAddress()).toEqual([]);
    expect(harness.lines.join('')).not.toContain(email);
    expect((await leads('erase', email)).out).toBe('nothing found\n');
    expect(await listLeads(harness.options.database, { limit: 99 })).toHaveLength(20);
  });

  it('erase also counts a request for a file, which is no lead before its link is used', async () => {
    const { database, secret } = harness.options;
    const lead = { name: '', email: 'reader@example.com', fields: { file: 'audit.pdf' } };
    const request = { lead, content: 'x', key: '', deliveries: [], download: { validMs: 60_000 } };
    await submit(database, secret, { form: 'download', ...request }, 200);
    const erased = 'erased: 0 leads, 0 subscriptions, 1 request for a file\n';
    expect((await leads('erase', 'reader@example.com')).out).toBe(erased);
    expect((await leads('erase', 'reader@example.com')).out).toBe('nothing found\n');
  });

  it('case 60: a line of the erasure log that cannot be read is logged with its file and number', async () => {
    await leads('erase', 'first@example.com');
    const log = join(harness.folder, 'erasures.log');
    writeFileSync(log, 'cut', { flag: 'a' });
    const { err } = await leads('erase', 'second@example.com');
    expect(JSON.parse(err)).toMatchObject({ event: 'a line of the erasure log cannot be read', file: log, line: 2 });
    expect(readFileSync(log, 'utf8')).toMatch(/^[\w-]{43} \d{13}\ncut\n[\w-]{43} \d{13}\n$/);
  });

  it('promise 14: erase ends with status 1 while another process reads the old state, and a later run finishes it', async () => {
    const email = 'erase.me.4711@example.com';
    await harness.postJson('/api/contact', { ...contact, email });
    const reader = new DatabaseSync(join(harness.folder, 'kariz.db'), { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT COUNT(*) FROM leads').get();
    const ended: unknown = await leadsProcess('erase', email).catch((error: unknown) => error);
    expect(ended).toMatchObject({
      code: 1,
      stdout: 'erased: 1 lead, 0 subscriptions\n',
      stderr: expect.stringMatching(/^Not finished: .* Run the same command again/) as string,
    });
    reader.close();
    expect((await leads('erase', email)).out).toBe('nothing found\n');
    const files = readdirSync(harness.folder).map((name) => readFileSync(join(harness.folder, name)));
    expect(files.filter((content) => content.includes(email))).toEqual([]);
  });

  it('promise 19: a backup taken under a stream of posts restores to an equal export of the leads stored before it', async () => {
    const exported = async (DATA_DIR: string) =>
      JSON.parse((await leadsWith({ FORM_SECRET, DATA_DIR }, 'export', '--format', 'json')).out) as unknown[];
    const exportedFrom = async (backup: string) => {
      const { path, remove } = temporaryFolder();
      copyFileSync(backup, join(path, 'kariz.db'));
      const rows = await exported(path);
      remove();
      return rows;
    };
    const post = () => harness.postJson('/api/contact', { ...contact, message: crypto.randomUUID() });
    for (let count = 0; count < 20; count += 1) await post();
    let isCopied = false;
    const stream = async () => {
      while (!isCopied) {
        await post();
        // Lets the event loop read the end of the other process.
        await nextTurn();
      }
    };
    const [during, after] = [join(harness.folder, 'during.db'), join(harness.folder, 'after.db')];
    await Promise.all([stream(), leadsProcess('backup', during).finally(() => (isCopied = true))]);
    expect(statSync(during).mode & 0o777).toBe(0o600);
    await expect(leads('backup', during)).rejects.toThrow('EEXIST');
    const now = await exported(harness.folder);
    const then = await exportedFrom(during);
    expect(then.length).toBeGreaterThanOrEqual(20);
    // An export has the leads in their order of arrival.
    expect(then).toEqual(now.slice(0, then.length));
    await leads('backup', after);
    expect(await exportedFrom(after)).toEqual(now);
  });

  it('accept queues the messages of a lead, or the confirmation mail of a sign-up, once', async () => {
    const { database } = harness.options;
    for (const message of ['each', 'daily', 'off'])
      await harness.postJson('/api/contact', { ...contact, message, [guard.fields.honeypot.name]: 'x' });
    await harness.postJson('/api/newsletter', {
      email: 'a@example.com',
      locale: 'ku',
      [guard.fields.honeypot.name]: 'x',
    });
    const hook = { WEBHOOK_URL: 'https://hook.example/', WEBHOOK_SECRET: Buffer.alloc(32).toString('base64') };
    const each: [message: string | undefined, settings: NodeJS.ProcessEnv, kinds: string[]][] = [
      ['each', { ...hook, LEAD_MAIL: 'each' }, ['lead-mail', 'webhook']],
      ['daily', { ...hook, LEAD_MAIL: 'daily' }, ['lead-mail', 'webhook']],
      ['off', { LEAD_MAIL: 'off' }, []],
      [undefined, {}, ['confirmation-mail']],
    ];
    const suspects = await listLeads(database, { limit: 9 });
    for (const [message, settings, kinds] of each) {
      const id = suspects.find(({ fields }) => fields['message'] === message)?.id ?? '';
      const accept = () => leadsWith({ FORM_SECRET, ...settings }, 'accept', id);
      expect((await accept()).out).toBe('accepted\n');
      await expect(accept()).rejects.toThrow('No single suspect');
      const queued = (await listQueue(database, 99)).filter(({ leadId }) => leadId === id || leadId === undefined);
      expect(queued.map(({ kind }) => kind).sort()).toEqual(kinds);
    }
    expect((await leads('list')).out).not.toContain('quarantined');
    expect(await listSubscribers(database)).toMatchObject([{ email: 'a@example.com', state: 'pending', locale: 'ku' }]);
  });

  it('queue shows waiting and failed messages with their reasons; drop removes only a failed one', async () => {
    const { database } = harness.options;
    await harness.postJson('/api/contact', contact);
    await harness.postJson('/api/contact', { ...contact, message: 'waits' });
    const [failed, waiting] = await claimDue(database, 'w', ['lead-mail'], 2);
    await settle(database, 'w', failed?.id ?? '', { state: 'dead', reason: 'SMTP \u001b 550' });
    const lines = (await leads('queue')).out.split('\n');
    const [id = '', other = ''] = [failed, waiting].map((message) => message?.id.slice(0, 8));
    const lead = failed?.leadId?.slice(0, 8) ?? '';
    expect([lines.length, lines[0]?.startsWith(`${id}  `)]).toEqual([4, true]);
    expect(lines[0]).toContain(`  failed  lead-mail of lead ${lead}, attempts: 1: SMTP \\x1b 550`);
    expect(lines[1]).toMatch(new RegExp(`^${other}  .*  waiting  lead-mail of lead .{8}, attempts: 0$`));
    expect(lines[2]).toBe('messages: 1 waiting, 1 failed');
    await expect(leads('drop', other)).rejects.toThrow('No single failed message');
    expect((await leads('drop', id)).out).toBe('dropped\n');
    expect((await leads('queue')).out).toMatch(/messages: 1 waiting, 0 failed\n$/);
  });

  it('list shows the newest leads and the number of all', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await harness.postJson('/api/contact', { ...contact, name, message: `from ${name}` });
    expect((await leads('list')).out).toMatch(/One .*\n.*Two .*\n.*Three .*\n3 leads;/);
    expect((await leads('list', '--limit', '2')).out).toMatch(/^\S+ .*Two .*\n.*Three .*\nthe newest 2 of 3 leads;/);
    expect((await leads('list', '--search', 'from two')).out).toMatch(/\n1 lead;/);
  });

  it('list shows the number of quarantined leads, with any options', async () => {
    await harness.postJson('/api/contact', contact);
    expect((await leads('list')).out).toMatch(/1 lead; messages: 1 waiting, 0 failed\n$/);
    for (const message of ['a', 'b'])
      await harness.postJson('/api/contact', { ...contact, message, [guard.fields.honeypot.name]: 'x' });
    const summaryLine = /1 waiting, 0 failed; quarantined: 2 \(list --state quarantined\)\n$/;
    for (const words of [[], ['--limit', '1'], ['--state', 'accepted']])
      expect((await leads('list', ...words)).out).toMatch(summaryLine);
  });

  it('suppressed shows suppressions without addresses; lift ends one', async () => {
    await leads('suppress', 'A@b.co');
    expect((await leads('suppressed')).out).toMatch(/^\S+ {2}by hand {2}[\w-]{8}\nsuppressed: 1; /);
    expect((await leads('lift', 'a@b.co')).out).toBe('lifted\n');
    await expect(leads('lift', 'a@b.co')).rejects.toThrow('is not suppressed');
    expect((await leads('suppressed')).out).toMatch(/^suppressed: 0; /);
    await leads('suppress', 'a@b.co');
    expect((await leads('suppressed')).out).toMatch(/suppressed: 1; /);
  });

  it('erase names the connectors that are asked to erase and those to be erased by hand', async () => {
    const { database, secret } = harness.options;
    for (const connector of ['webhook', 'hubspot', 'listmonk'] as const)
      await database.transaction((transaction) => recordHandedOver(transaction, secret, 'a@b.co', connector));
    const hook = { WEBHOOK_URL: 'https://hook.example/', WEBHOOK_SECRET: Buffer.alloc(32).toString('base64') };
    const settings = { FORM_SECRET, ...hook, WEBHOOK_EVENTS: 'leads,erasures' };
    await harness.postJson('/api/contact', { ...contact, email: 'A@b.co' });
    const [{ id } = { id: '' }] = await listLeads(database, { limit: 1 });
    expect((await leads('show', id)).out).toContain('\ndata of this person went to: hubspot, listmonk, webhook\n');
    const { out } = await leadsWith(settings, 'erase', 'A@b.co');
    expect(out.split('\n')).toEqual([
      'erased: 1 lead, 0 subscriptions',
      'webhook got the data and is asked to erase it: see queue',
      'hubspot got the data, by hand: delete the contact with this address, permanently',
      'listmonk got the data, by hand: delete the subscriber with this address',
      '',
    ]);
    expect((await leads('queue')).out).toMatch(/waiting {2}webhook person\.erased, attempts: 0/);
  });

  it('test sends an event to a connector, marked as a test, and shows the result', async () => {
    const { url, got } = await receive(
      ({ path }, response) => void response.writeHead(path === '/bad' ? 404 : 200).end(),
    );
    const tried = (path: string) => leadsWith({ FORM_SECRET, SLACK_WEBHOOK_URL: `${url}${path}` }, 'test', 'slack');
    expect((await tried('/good')).out).toBe('lead.created: accepted\n');
    expect(got[0]?.body).toContain('Test: New inquiry');
    await expect(tried('/bad')).rejects.toThrow('lead.created: refused: slack 404');
    await expect(leads('test', 'hubspot')).rejects.toThrow(`'hubspot' is not set up; set up: none`);
    await expect(leads('test')).rejects.toThrow('test needs one connector');
  });

  it('an invalid command is refused with its reason', async () => {
    await expect(leads('erase', 'nobody')).rejects.toThrow('is not a mail address');
    await expect(leads('list', '--kind', 'x')).rejects.toThrow('--kind must be one of');
    await expect(leads()).rejects.toThrow('npm run leads');
    await expect(leads('constructor')).rejects.toThrow('npm run leads');
  });

  it.each([
    [['erase', 'sara@example.com', 'b@example.com'], 'erase needs one mail address; arguments given: 2'],
    [['erase'], 'erase needs one mail address; arguments given: 0'],
    [['drop', ''], 'drop needs one id; arguments given: 0'],
    [['list', 'quarantined'], 'list needs options only; arguments given: 1'],
    [['backup', 'one.db', 'two.db'], 'backup needs one file; arguments given: 2'],
    [['erase', 'sara@example.com', '--kind', 'contact'], 'erase has no option --kind'],
    [['retention', '--apply', '--kind', 'contact'], 'retention has no option --kind'],
    [['export', '--format', 'json', '--limit', '1'], 'export has no option --limit'],
    [['list', '--bom', 'off'], 'list has no option --bom'],
    [['list', '--foo'], `Unknown option '--foo'`],
    [['list', '--state'], `Option '--state <value>' argument missing`],
  ])('%j is refused with the reason %j and the usage, and changes nothing', async (words, reason) => {
    await harness.postJson('/api/contact', contact);
    const ended: unknown = await leads(...words).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    const { stderr } = ended as { stderr: string };
    expect([stderr.startsWith(reason), stderr.includes('npm run leads -- <command>')]).toEqual([true, true]);
    expect(await listLeads(harness.options.database, { limit: 5 })).toHaveLength(1);
  });

  it.each(['list', 'export --format csv 2>&1'])('%s | true ends without an error', async (words) => {
    await harness.postJson('/api/contact', contact);
    const script = `set -o pipefail; "$0" server/leads/main.ts ${words} | true`;
    const env = { PATH: process.env['PATH'], DATA_DIR: harness.folder, FORM_SECRET };
    expect(await run('bash', ['--norc', '-c', script, process.execPath], { env })).toEqual({ stdout: '', stderr: '' });
  });

  it('requires the secret of the server, and the origin for an export of subscribers', async () => {
    const { database, secret } = harness.options;
    await storeSecretSignature(database, secret);
    await expect(leadsWith({}, 'suppress', 'a@example.com')).rejects.toThrow('FORM_SECRET: must be set');
    const other = 'f'.repeat(32);
    await expect(leadsWith({ FORM_SECRET: other }, 'suppress', 'a@example.com')).rejects.toThrow('another secret');
    await expect(leadsWith({ FORM_SECRET }, 'subscribers', '--format', 'csv')).rejects.toThrow('PUBLIC_ORIGIN');
    expect((await leads('suppress', 'a@example.com')).out).toBe('suppressed\n');
  });

  it.each([['list'], ['erase', 'a@example.com'], ['backup', 'copy.db']])(
    '%s is refused without a database, and creates none',
    async (...words) => {
      const { path, remove } = temporaryFolder();
      const DATA_DIR = join(path, 'nowhere');
      await expect(leadsWith({ FORM_SECRET, DATA_DIR }, ...words)).rejects.toThrow('kariz.db does not exist');
      expect(readdirSync(path)).toEqual([]);
      remove();
    },
  );

  it('a backup of a database with an older schema keeps that schema', async () => {
    const { path: DATA_DIR, remove } = temporaryFolder();
    const target = join(DATA_DIR, 'copy.db');
    await (await openSqlite(join(DATA_DIR, 'kariz.db'), { schemaVersion: 1 })).close();
    await leadsWith({ DATA_DIR }, 'backup', target);
    const copy = new DatabaseSync(target);
    expect(copy.prepare('SELECT version FROM schema_version').get()).toEqual({ version: 1 });
    copy.close();
    remove();
  });
});

describe('the secret', () => {
  const opened = (settings: Record<string, string>) =>
    openAll(
      parseEnv(settings),
      createLog('error', () => undefined),
    );

  it('is created at the first start, and a database with another one is refused', async () => {
    const { path: DATA_DIR, remove } = temporaryFolder();
    await (await opened({ DATA_DIR })).database.close();
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
    await (await opened({ DATA_DIR })).database.close();
    await expect(opened({ DATA_DIR, FORM_SECRET })).rejects.toThrow(/another secret.*FORM_SECRET/);
    remove();
  });

  it('a database from before the check accepts the first secret, and only that', async () => {
    const { path: DATA_DIR, remove } = temporaryFolder();
    await (await openSqlite(join(DATA_DIR, 'kariz.db'), { schemaVersion: 4 })).close();
    await (await opened({ DATA_DIR, FORM_SECRET })).database.close();
    await expect(opened({ DATA_DIR, FORM_SECRET: 'f'.repeat(32) })).rejects.toThrow('another secret');
    remove();
  });

  it('an empty file is refused with instructions', async () => {
    const { path: DATA_DIR, remove } = temporaryFolder();
    writeFileSync(join(DATA_DIR, 'secret'), '');
    await expect(opened({ DATA_DIR })).rejects.toThrow(/secret has fewer than 32 bytes: put back a copy/);
    remove();
  });
});

describe('the database file', () => {
  it('case 48: the pragmas for durability are set, and the files have mode 600', async () => {
    const [journal] = await harness.options.database.transaction(async ({ query }) =>
      Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'trusted_schema'].map((name) =>
          query(`PRAGMA ${name}`).then(([row]) => Object.values(row ?? {})[0]),
        ),
      ).then((values) => [values]),
    );
    expect(journal).toEqual(['wal', 2, 1, 1, 0]);
    expect(statSync(join(harness.folder, 'kariz.db')).mode & 0o777).toBe(0o600);
    expect(statSync(join(harness.folder, 'kariz.db-wal')).mode & 0o777).toBe(0o600);
  });

  it('a first start that is killed at its first write leaves a file that opens; three first starts at once succeed', async () => {
    const { path, remove } = temporaryFolder();
    const file = join(path, 'kariz.db');
    const sqlite = JSON.stringify(pathToFileURL('server/store/sqlite.ts'));
    const start = (name: string, before = '') =>
      run(process.execPath, [
        '--input-type=module',
        '--eval',
        `${before}; const { openSqlite } = await import(${sqlite}); await (await openSqlite('${join(path, name)}')).close()`,
      ]);
    // Kills the process after the first statement that writes to the file.
    const kill = `import { DatabaseSync } from 'node:sqlite'; import { statSync } from 'node:fs';
      const { exec } = DatabaseSync.prototype;
      DatabaseSync.prototype.exec = function (sql) { exec.call(this, sql); if (statSync('${file}').size > 0) process.kill(process.pid, 'SIGKILL'); }`;
    await expect(start('kariz.db', kill)).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(statSync(file).size).toBeGreaterThan(0);
    await (await openSqlite(file)).close();
    // No time passes for them, so none reaches the limit of three seconds while it waits for another.
    await Promise.all(['two.db', 'two.db', 'two.db'].map((name) => start(name, 'performance.now = () => 0')));
    remove();
  });

  it('a start waits for another one that has just created the file', async () => {
    const { path, remove } = temporaryFolder();
    const file = join(path, 'kariz.db');
    const first = new DatabaseSync(file);
    // The state of a first start before it changes the journal mode.
    first.exec('PRAGMA application_id = 0x4b61727a; BEGIN; SELECT * FROM sqlite_schema');
    setTimeout(() => first.close(), 200);
    // No time passes for the store, so its limit of three seconds is not reached.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    await (await openSqlite(file)).close();
    clock.mockRestore();
    remove();
  });

  it('case 51: a damaged or foreign file is refused with instructions and not changed', async () => {
    const { path, remove } = temporaryFolder();
    const file = join(path, 'kariz.db');
    const refused = () => expect(openSqlite(file)).rejects.toThrow(/Restore a backup of .*kariz\.db/);
    writeFileSync(file, 'this is no database at all, but it is long enough to look at');
    await refused();
    expect(readFileSync(file, 'utf8')).toContain('no database at all');
    const foreign = join(path, 'foreign.db');
    new DatabaseSync(foreign).exec('CREATE TABLE x (a)');
    await expect(openSqlite(foreign)).rejects.toThrow('another program');
    const good = join(path, 'good.db');
    backupSqlite(join(harness.folder, 'kariz.db'), good);
    const bytes = readFileSync(good);
    bytes.fill(0xff, 4096, 12_288);
    writeFileSync(file, bytes);
    await refused();
    remove();
  });

  it('case 51: a file that cannot be opened for another reason is not called damaged', async () => {
    const { path, remove } = temporaryFolder();
    const file = join(path, 'kariz.db');
    await (await openSqlite(file)).close();
    // As on a full disk, SQLite cannot create its log.
    mkdirSync(`${file}-wal`);
    const error: unknown = await openSqlite(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(StoreRefused);
    rmdirSync(`${file}-wal`);
    await (await openSqlite(file)).close();
    remove();
  });
});
