import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { openAll } from '../../server/open.ts';
import { changeFollowUp } from '../../server/store/followUp.ts';
import { recordHandedOver } from '../../server/store/handedOver.ts';
import { findLead, listLeads } from '../../server/store/leads.ts';
import { momentAt } from '../../shared/localTime.ts';
import { site } from '../../site.config.ts';
import { ROLES, type Role } from '../sign-in/roles.ts';
import type { AcceptAnswer, EraseAnswer, LeadAnswer, LeadList } from './answers.ts';
import { createFixture, type Fixture } from './fixture.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const application = {
  form: 'application' as const,
  lead: {
    name: 'ژیار',
    email: 'zhyar@example.com',
    fields: { role: 'engineer' },
    attachment: { fileName: 'سيرة "ذاتية".pdf', content: PDF, risks: ['/JS'] },
  },
};

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.close());

const json = async <Data>(answer: Promise<Response>) => (await (await answer).json()) as Data;
const listed = (who: Role, query = '') => json<LeadList>(fixture.ask(who, `/api/leads${query}`));
const opened = (who: Role, id: string) => json<LeadAnswer>(fixture.ask(who, `/api/leads/${id}`));
const status = async (...asked: Parameters<Fixture['ask']>) => (await fixture.ask(...asked)).status;

describe('roles', () => {
  /** Each address with its body, and the roles that may use it. */
  const ADDRESSES: readonly [address: string, body: object | undefined, roles: readonly Role[]][] = [
    ['/api/leads', undefined, ['sales', 'recruiting']],
    ['/api/leads/export', undefined, ['sales', 'recruiting']],
    ['/api/leads/CONTACT', undefined, ['sales']],
    ['/api/leads/CONTACT/file', undefined, ['sales']],
    ['/api/leads/CONTACT/accept', {}, ['sales']],
    ['/api/leads/CONTACT/follow-up', { version: 0, progress: 'new', note: '' }, ['sales']],
    ['/api/leads/CONTACT/erase', { address: 'sara@example.com' }, ['sales']],
    ['/api/leads/APPLICATION', undefined, ['recruiting']],
    ['/api/leads/APPLICATION/file', undefined, ['recruiting']],
    ['/api/leads/APPLICATION/accept', {}, ['recruiting']],
    ['/api/leads/APPLICATION/follow-up', { version: 0, progress: 'new', note: '' }, ['recruiting']],
    ['/api/leads/APPLICATION/erase', { address: 'zhyar@example.com' }, ['recruiting']],
    ['/api/report?from=2026-11-01&to=2026-11-30', undefined, ['sales']],
    ['/api/messages', undefined, ['sales']],
    ['/api/messages/retry', {}, ['sales']],
    ['/api/messages/MESSAGE/drop', {}, ['sales']],
  ];

  it.each(ADDRESSES)('%s is open to its roles alone', async (address, body, roles) => {
    const attachment = application.lead.attachment;
    const ids = {
      CONTACT: await fixture.send({ lead: { attachment } }),
      APPLICATION: await fixture.send(application),
      MESSAGE: crypto.randomUUID(),
    };
    const { database } = fixture.opened;
    await database.transaction(async ({ query }) => {
      await query(`UPDATE outbox SET state = 'dead'`);
      await query(`UPDATE outbox SET id = $1 WHERE lead_id = $2`, [ids.MESSAGE, ids.CONTACT]);
      if (address.endsWith('/accept')) await query(`UPDATE leads SET state = 'quarantined'`);
    });
    const path = address.replace(/CONTACT|APPLICATION|MESSAGE/, (name) => ids[name as keyof typeof ids]);
    const before = await listLeads(database, { limit: 9 });
    expect(await status('nobody', path, body)).toBe(401);
    for (const role of ROLES.filter((one) => !roles.includes(one))) {
      const answer = await fixture.ask(role, path, body);
      // An account without access cannot learn that a lead of another kind exists.
      expect([role, answer.status]).toEqual([
        role,
        ['sales', 'recruiting'].includes(role) && path.includes('/leads') ? 404 : 403,
      ]);
      expect(await answer.text()).not.toMatch(/Sara|sara@|zhyar|ژیار/);
    }
    if (body) expect(await status(roles[0] ?? 'sales', path, body, 'cross-site')).toBe(403);
    expect([await listLeads(database, { limit: 9 }), fixture.audited()]).toEqual([before, []]);
    for (const role of roles) {
      const answer = await fixture.ask(role, path, body);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('a list and an export contain only the kinds of the role, even when another kind is requested', async () => {
    const contact = await fixture.send();
    const candidate = await fixture.send(application);
    const idsOf = async (who: Role, query = '') => (await listed(who, query)).leads.map(({ id }) => id);
    expect([await idsOf('sales'), await idsOf('recruiting')]).toEqual([[contact], [candidate]]);
    expect((await listed('recruiting')).counts).toMatchObject({ new: 1 });
    expect(await (await fixture.ask('sales', '/api/leads/export')).text()).not.toContain(candidate);
    for (const address of ['/api/leads?kind=application', '/api/leads/export?kind=application'])
      expect(await status('sales', address), address).toBe(422);
  });
});

describe('the list', () => {
  it('starts with the newest leads, in pages, with a count for each state', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 52; count += 1) ids.push(await fixture.send({ lead: { name: `N${count}` } }));
    await fixture.send({ quarantine: 'honeypot' });
    const first = await listed('sales');
    expect(first.leads.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
    expect(first).toMatchObject({ total: 52, counts: { new: 52, answered: 0, closed: 0, quarantined: 1 } });
    const rest = await listed('sales', `?before=${first.older ?? ''}`);
    expect(rest.leads.map(({ id }) => id)).toEqual(ids.slice(0, 2).toReversed());
    expect([rest.older, rest.total]).toEqual([undefined, 52]);
  });

  it('filters by kind, state and words, and ignores empty fields of a form', async () => {
    const sara = await fixture.send({ lead: { fields: { message: 'أهلاً', topic: 'devops' } } });
    const omar = await fixture.send({ lead: { name: 'Omar', email: 'omar@example.com' } });
    const suspect = await fixture.send({ quarantine: 'too fast' });
    const { database } = fixture.opened;
    await changeFollowUp(database, { id: omar, version: 0, progress: 'answered', note: 'wants a call', by: 'x' });
    const find = async (query: string) => (await listed('sales', `?${query}`)).leads.map(({ id }) => id);
    expect(await find('kind=&state=&search=&before=')).toEqual([omar, sara]);
    expect([await find('state=new'), await find('state=answered')]).toEqual([[sara], [omar]]);
    expect(await find('state=quarantined')).toEqual([suspect]);
    expect([await find('search=%D8%A3%D9%87%D9%84'), await find('search=A+CALL')]).toEqual([[sara], [omar]]);
    expect([await find('kind=newsletter'), await find('kind=contact&search=omar')]).toEqual([[], [omar]]);
    expect((await listed('sales')).leads[1]).toEqual({
      id: sara,
      kind: 'contact',
      state: 'accepted',
      name: 'Sara',
      email: 'sara@example.com',
      createdAt: expect.any(Number) as number,
      progress: 'new',
      about: 'devops',
    });
  });

  it.each(['state=sent', 'kind=x', 'before=1', 'before=1.1.1', 'search=%00', `search=${'x'.repeat(101)}`])(
    'does not understand %s',
    async (query) => {
      expect(await status('sales', `/api/leads?${query}`)).toBe(422);
    },
  );
});

describe('a lead', () => {
  it('is shown with all its fields, its attachments and the systems that received its data', async () => {
    const id = await fixture.send(application);
    const { database, secret } = fixture.opened;
    await database.transaction((one) => recordHandedOver(one, secret, 'zhyar@example.com', 'webhook'));
    expect(await opened('recruiting', id)).toMatchObject({
      name: 'ژیار',
      fields: { role: 'engineer' },
      handedOver: ['webhook'],
      file: { fileName: 'سيرة "ذاتية".pdf', size: PDF.length, risks: ['/JS'] },
      followUp: { progress: 'new', note: '', version: 0 },
    });
    for (const none of [crypto.randomUUID(), 'x', '%00']) expect(await status('sales', `/api/leads/${none}`)).toBe(404);
  });

  it('offers its file only as a download, under its original name', async () => {
    const answer = await fixture.ask('recruiting', `/api/leads/${await fixture.send(application)}/file`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة "ذاتية".pdf')}`,
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/) as string,
    });
    expect(await status('sales', `/api/leads/${await fixture.send()}/file`)).toBe(404);
  });

  it('can be accepted if it was suspected spam; a sign-up becomes a subscriber', async () => {
    const id = await fixture.send({ quarantine: 'honeypot' });
    const accept = (one: string) => fixture.ask('sales', `/api/leads/${one}/accept`, {});
    expect(await json<AcceptAnswer>(accept(id))).toEqual({ isLead: true });
    expect([(await opened('sales', id)).state, (await accept(id)).status]).toEqual(['accepted', 409]);
    const reader = await fixture.send({ form: 'newsletter', quarantine: 'x', lead: { email: 'r@b.co', fields: {} } });
    expect(await json<AcceptAnswer>(accept(reader))).toEqual({ isLead: false });
    expect(await status('sales', `/api/leads/${reader}`)).toBe(404);
  });

  it('stores a note and a state, and reports a conflict to the second of two people', async () => {
    const id = await fixture.send();
    const change = (version: number, note: string, progress = 'answered') =>
      fixture.ask('sales', `/api/leads/${id}/follow-up`, { version, note, progress });
    expect((await change(0, ' I called Rene\u0301.\nاتصلت ')).status).toBe(200);
    const refused = await change(0, 'I wrote.', 'closed');
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Somebody has changed')]);
    expect((await opened('sales', id)).followUp).toMatchObject({
      progress: 'answered',
      note: 'I called Ren\u00e9.\nاتصلت',
      version: 1,
      changedBy: 'sales',
    });
    expect((await change(1, '', 'new')).status).toBe(200);
    for (const [note, progress] of [['x'.repeat(5001)], ['\0'], ['', 'done']])
      expect((await change(2, note ?? '', progress)).status).toBe(422);
    expect(await (await change(2, 'x'.repeat(5001))).text()).toContain('a note has at most 5000 characters');
  });
});

describe('names of records', () => {
  const RECORDS = {
    'content/en/services/devops.yaml': 'name: DevOps\n',
    'content/en/services/devops/ci-cd.yaml': 'name: CI/CD\n',
    'content/en/industries/healthcare.yaml': 'name: Healthcare\n',
    'content/en/pages/spring-audit.yaml': 'name: Spring Audit\n',
    'content/en/pages/company/career.yaml': 'name: Career\n',
    'content/en/pages/broken.yaml': 'name: [',
    'content/en/careers/engineer.md': '---\ntitle: Data Engineer\n---\n\nText\n',
    'content/secret.yaml': 'name: Secret\n',
  };
  beforeEach(() => {
    for (const [file, text] of Object.entries(RECORDS)) fixture.records.set(file, text);
  });
  const about = async (topic: string) => {
    const id = await fixture.send({ lead: { fields: { topic } } });
    const { leads } = await listed('sales');
    const { names, fields } = await opened('sales', id);
    expect(fields['topic']).toBe(topic);
    return [leads[0]?.about, names.topic];
  };

  it.each([
    ['devops', 'DevOps'],
    ['devops/ci-cd', 'CI/CD'],
    ['healthcare', 'Healthcare'],
    ['spring-audit', 'Spring Audit'],
    ['company/career', 'Career'],
    // Without a record, with one that cannot be read, and no address of one.
    ['devops/gone', 'devops/gone'],
    ['broken', 'broken'],
    ['../../secret', '../../secret'],
    ['', ''],
  ])('the topic %s is shown as %s', async (topic, name) => {
    expect(await about(topic)).toEqual([name, name]);
  });

  it('a changed name is shown at once, and a deleted record has no name', async () => {
    expect(await about('devops')).toEqual(['DevOps', 'DevOps']);
    fixture.records.set('content/en/services/devops.yaml', 'name: Operations\n');
    expect(await about('devops')).toEqual(['Operations', 'Operations']);
    fixture.records.delete('content/en/services/devops.yaml');
    expect(await about('devops')).toEqual(['devops', 'devops']);
  });

  it('a role is shown by its title, and a lead without a topic has no name', async () => {
    const id = await fixture.send(application);
    expect((await listed('recruiting')).leads[0]?.about).toBe('Data Engineer');
    expect((await opened('recruiting', id)).names).toEqual({ role: 'Data Engineer' });
    expect((await opened('sales', await fixture.send())).names).toEqual({});
  });

  it('a search finds leads by the names that the list shows, in the list and in the export', async () => {
    fixture.records.set('content/en/services/software-development/erp.yaml', 'name: Business Software\n');
    fixture.records.set('content/en/industries/erp.yaml', 'name: Zebra\n');
    fixture.records.set('content/ar/services/devops.yaml', 'name: Zebra\n');
    fixture.records.set('content/en/blog/devops.md', '---\ntitle: Zebra\n---\n');
    const idOf = (topic: string) => fixture.send({ lead: { fields: { topic } } });
    const [software, cicd, page] = [
      await idOf('software-development/erp'),
      await idOf('devops/ci-cd'),
      await idOf('company/career'),
    ];
    const candidate = await fixture.send(application);
    const find = async (words: string, who: Role = 'sales') =>
      (await listed(who, `?search=${encodeURIComponent(words)}`)).leads.map(({ id }) => id);
    expect([await find('business SOFT'), await find('erp')]).toEqual([[software], [software]]);
    expect([await find('ci/cd'), await find('ci-cd'), await find('Career')]).toEqual([[cicd], [cicd], [page]]);
    expect([await find('data engineer', 'recruiting'), await find('data engineer')]).toEqual([[candidate], []]);
    expect([await find('zebra'), await find('%')]).toEqual([[], []]);
    expect(await (await fixture.ask('sales', '/api/leads/export?search=ci/cd')).text()).toContain(cicd);
    fixture.records.set('content/en/services/software-development/erp.yaml', 'name: Resource Planning\n');
    expect([await find('business'), await find('planning')]).toEqual([[], [software]]);
  });

  it('an export contains keys, and names in its last columns', async () => {
    await fixture.send({ lead: { fields: { topic: 'devops/ci-cd' } } });
    await fixture.send({ lead: { fields: { topic: 'gone' } } });
    const lines = (await (await fixture.ask('sales', '/api/leads/export?bom=off')).text()).split('\r\n');
    const { length } = lines[0]?.split(',') ?? [];
    const cells = lines.slice(0, 3).map((line) => line.split(','));
    expect(cells.map((line) => [line[cells[0]?.indexOf('"topic"') ?? -1], ...line.slice(length - 2)])).toEqual([
      ['"topic"', '"topic_name"', '"role_name"'],
      ['"devops/ci-cd"', '"CI/CD"', '""'],
      ['"gone"', '"gone"', '""'],
    ]);
    const candidate = await fixture.send(application);
    const [, row = ''] = (await (await fixture.ask('recruiting', '/api/leads/export?bom=off')).text()).split('\r\n');
    expect(row).toMatch(new RegExp(`^"${candidate}",.*,"engineer",.*,"","Data Engineer"$`));
  });
});

describe('an export', () => {
  const exported = async (query = '') => {
    const answer = await fixture.ask('sales', `/api/leads/export${query}`);
    // The file for spreadsheets has a byte order mark.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };

  it('equals that of the command with names, with escaped formulas, with or without a byte order mark', async () => {
    const id = await fixture.send({ lead: { name: '=HYPERLINK("x")', fields: { message: '@x' } } });
    await changeFollowUp(fixture.opened.database, { id, version: 0, progress: 'closed', note: '+1', by: 'Mona' });
    const text = await exported();
    expect(text).toMatch(/^\ufeff"id","kind",/);
    for (const cell of [`"'=HYPERLINK(""x"")"`, `"'@x"`, `"'+1"`, '"closed"']) expect(text).toContain(cell);
    expect(await exported('?bom=off')).toBe(text.slice(1));
    // The day in its name is that of the company, not that of UTC.
    vi.useFakeTimers({ now: momentAt('2026-11-29T00:30', site.timeZone), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { headers } = await fixture.ask('sales', '/api/leads/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="leads-2026-11-29.csv"');
  });

  it('contains everything that the list contains, however long', async () => {
    for (let count = 0; count < 201; count += 1) await fixture.send({ lead: { name: `N${count}` } });
    await fixture.send({ quarantine: 'x' });
    expect((await exported()).match(/"contact","accepted"/g)).toHaveLength(201);
    expect((await exported('?search=n200')).match(/"contact","accepted"/g)).toHaveLength(1);
    expect((await exported('?state=quarantined')).match(/"quarantined"/g)).toHaveLength(1);
    expect((await exported('?state=closed')).split('\r\n')).toHaveLength(2);
    expect(fixture.audited().map(({ what }) => what?.split(' ').length)).toEqual([200, 1, 1, 1]);
  });
});

describe('an erasure', () => {
  const erase = (who: Role, id: string, address: string) => fixture.ask(who, `/api/leads/${id}/erase`, { address });

  it('deletes all data of an address after it was typed, and names the systems that still have data', async () => {
    const id = await fixture.send();
    await fixture.send({ lead: { name: 'Other', email: 'o@b.co', fields: { message: 'ask sara@example.com' } } });
    const { database, secret } = fixture.opened;
    for (const connector of ['webhook', 'hubspot'] as const)
      await database.transaction((one) => recordHandedOver(one, secret, 'sara@example.com', connector));
    expect((await erase('sales', id, 'sarah@example.com')).status).toBe(422);
    expect(await status('sales', `/api/leads/${id}/erase`, {})).toBe(422);
    expect(await findLead(database, id)).toBeDefined();
    expect(await json<EraseAnswer>(erase('sales', id, ' Sara@Example.com '))).toEqual({
      leads: 1,
      subscribers: 0,
      requests: 0,
      mentions: 1,
      isScrubbed: true,
      asked: [],
      byHand: [
        { connector: 'hubspot', task: expect.stringContaining('permanently') as string },
        { connector: 'webhook', task: expect.stringContaining('WEBHOOK_URL') as string },
      ],
    });
    expect((await listLeads(database, { limit: 9 })).map(({ name }) => name)).toEqual(['Other']);
  });

  it('calls the connectors that support erasure', async () => {
    await fixture.close();
    const key = Buffer.alloc(32).toString('base64');
    fixture = await createFixture({
      WEBHOOK_URL: 'https://x.example/',
      WEBHOOK_SECRET: key,
      WEBHOOK_EVENTS: 'erasures',
    });
    const id = await fixture.send();
    const { database, secret } = fixture.opened;
    await database.transaction((one) => recordHandedOver(one, secret, 'sara@example.com', 'webhook'));
    expect(await json<EraseAnswer>(erase('sales', id, 'sara@example.com'))).toMatchObject({
      asked: ['webhook'],
      byHand: [],
    });
  });

  it.each([
    ['an application', application.form, {}],
    [
      'a subscription',
      'newsletter' as const,
      { signUp: { email: 'sara@example.com', token: 't', locale: 'en' as const } },
    ],
    ['a request for a file', 'download' as const, { download: { validMs: 60_000 } }],
  ])('takes nothing of a person who has sent %s to other roles too', async (_, form, more) => {
    const ids = { contact: await fixture.send(), application: await fixture.send({ form: 'application' }) };
    const [who, id] =
      form === 'application' ? (['sales', ids.contact] as const) : (['recruiting', ids.application] as const);
    if (form !== 'application') {
      await fixture.opened.database.transaction(({ query }) => query('DELETE FROM leads WHERE id = $1', [ids.contact]));
      await fixture.send({ form, ...more });
    }
    const answer = await erase(who, id, 'sara@example.com');
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Nothing was erased')]);
    expect(await findLead(fixture.opened.database, id)).toBeDefined();
  });
});

it('each view and each action has a line in the audit log with ids and without personal data', async () => {
  const id = await fixture.send({
    lead: { name: 'Sara <b>', fields: { message: 'secret words' }, attachment: application.lead.attachment },
  });
  const suspect = await fixture.send({ quarantine: 'x', lead: { email: 'omar@example.com' } });
  const ask = (address: string, body?: object) => fixture.ask('sales', `/api/leads${address}`, body);
  await ask('?search=sara@example.com');
  await ask('?state=closed');
  await ask(`/${id}`);
  await ask(`/${id}/file`);
  await (await ask('/export?search=sara')).text();
  await ask(`/${suspect}/accept`, {});
  await ask(`/${suspect}/accept`, {});
  await ask(`/${id}/follow-up`, { version: 0, progress: 'answered', note: 'a secret note' });
  await ask(`/${id}/follow-up`, { version: 0, progress: 'closed', note: 'too late' });
  await ask(`/${id}/erase`, { address: 'other@example.com' });
  await ask(`/${id}/erase`, { address: 'sara@example.com' });
  const lines = fixture.audited();
  expect(lines.map(({ did, what }) => [did, what])).toEqual([
    ['listed leads', id],
    ['listed leads', 'none'],
    ['opened a lead', id],
    ['downloaded the file of a lead', id],
    ['exported leads', id],
    ['accepted a lead', suspect],
    ['changed a lead', `${id} answered`],
    ['erased a person', id],
  ]);
  expect(new Set(lines.map(({ who }) => who))).toEqual(new Set(['sales']));
  expect(JSON.stringify(lines)).not.toMatch(/Sara|secret|example|pdf/i);
});

it('explains that no store exists yet, and opens it once the server has created it', async () => {
  await fixture.close();
  fixture = await createFixture({}, false);
  for (const address of ['/api/leads', '/api/messages', '/api/report?from=2026-11-01&to=2026-11-30']) {
    const answer = await fixture.ask('sales', address);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('kariz.db does not exist')]);
  }
  expect(fixture.audited()).toEqual([]);
  await (await openAll(parseEnv(fixture.served), createLog('error'))).database.close();
  expect(await listed('sales')).toMatchObject({ leads: [], total: 0 });
});
