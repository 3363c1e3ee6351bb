/** Attribution of leads: which values the forms accept, and where they are shown. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attribution } from '../../shared/forms/attribution.fields.ts';
import { accept } from '../../server/leads/accept.ts';
import { exportLeads, exportSubscribers, show } from '../../server/leads/commands.ts';
import type { Opened } from '../../server/open.ts';
import { digestMail, leadMail } from '../../server/outbox/messages.ts';
import { createWebhook } from '../../server/connectors/webhook.ts';
import { sendTo } from '../../server/connectors/send.ts';
import { parseEnv } from '../../server/env.ts';
import { listLeads } from '../../server/store/leads.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import type { Delivery, Lead } from '../../server/store/store.ts';
import { application, contact, createHarness, ORIGIN, type Harness } from './harness.ts';

const FIELD_VALUE =
  'landing=%2Fservices%2Fdevops&referrer=www.google.com&utm_campaign=%D8%B1%D8%A8%D9%8A%D8%B9&gclid=x1';
const STORED = {
  landing: '/services/devops',
  referrer: 'www.google.com',
  utm_campaign: 'ربيع',
};

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness({ attribution: { clickIds: [] } });
});
afterEach(() => harness.close());

const leads = (): Promise<Lead[]> => listLeads(harness.options.database, { limit: 100 });
const origins = async () => (await leads()).map((lead) => lead.attribution);
const opened = (): Opened => ({ database: harness.options.database, secret: harness.options.secret, erasureLog: '' });
async function output(work: (to: { write: (text: string) => void; progress: () => void }) => Promise<void>) {
  let text = '';
  await work({ write: (more) => (text += more), progress: () => undefined });
  return text;
}

it('stores the valid values and the page of the form, without invalid values and click ids that no setting names', async () => {
  const referer = { referer: `${ORIGIN}/contact?topic=x` };
  const sent = { ...contact, [attribution.name]: `${FIELD_VALUE}&utm_source=a%0Ab&utm_medium=${'m'.repeat(200)}` };
  expect((await harness.postJson('/api/contact', sent, referer)).status).toBe(200);
  expect(await origins()).toEqual([{ page: '/contact', ...STORED }]);
});

it.each([
  ['no attribution', undefined],
  ['a number as attribution', 7],
  ['an attribution that is too long', `landing=/a&x=${'x'.repeat(attribution.maxLength)}`],
  ['an attribution that is no query', '%%%'],
  ['unknown names only', '__proto__=a&constructor=b'],
])('accepts a form with %s, and stores no attribution', async (_, field) => {
  const sent = field === undefined ? contact : { ...contact, [attribution.name]: field };
  expect((await harness.postJson('/api/contact', sent)).status).toBe(200);
  expect(await origins()).toEqual([{}]);
});

it('stores the click ids that the setting names', async () => {
  await harness.close();
  harness = await createHarness({ attribution: { clickIds: ['gclid'] } });
  await harness.postJson('/api/contact', { ...contact, [attribution.name]: FIELD_VALUE });
  expect(await origins()).toEqual([{ ...STORED, gclid: 'x1' }]);
});

it('accepts the form and stores no attribution when the setting is off', async () => {
  await harness.close();
  harness = await createHarness();
  const referer = { referer: `${ORIGIN}/contact?utm_source=news` };
  const response = await harness.postJson('/api/contact', { ...contact, [attribution.name]: FIELD_VALUE }, referer);
  expect([response.status, await origins()]).toEqual([200, [{}]]);
});

it('without script, stores the page of the form and the campaign values of its address', async () => {
  await harness.postForm('/api/contact', contact, { referer: `${ORIGIN}/contact?utm_source=news&landing=/forged` });
  expect(await origins()).toEqual([{ page: '/contact', utm_source: 'news' }]);
});

it('stores only the host of a referrer on another site', async () => {
  await harness.postJson('/api/contact', contact, { referer: 'https://Other.example/secret?utm_source=a&token=b' });
  expect(await origins()).toEqual([{ referrer: 'other.example' }]);
});

it('keeps the attribution in a form that is shown again with errors', async () => {
  const first = { ...contact, email: 'nobody' };
  const refused = await harness.postForm('/api/contact', first, { referer: `${ORIGIN}/ar/contact?utm_source=news` });
  const [, field = ''] = /name="attribution" value="([^"]*)"/.exec(await refused.text()) ?? [];
  expect(refused.status).toBe(422);
  const again = { ...contact, [attribution.name]: field.replaceAll('&amp;', '&') };
  await harness.postForm('/api/contact', again, { referer: `${ORIGIN}/api/contact` });
  expect(await origins()).toEqual([{ page: '/ar/contact', utm_source: 'news' }]);
});

it('stores one lead for the same message with another attribution', async () => {
  for (const source of ['a', 'b'])
    await harness.postJson('/api/contact', { ...contact, [attribution.name]: `utm_source=${source}` });
  expect(await origins()).toEqual([{ utm_source: 'a' }]);
});

it('stores the attribution of an application', async () => {
  const form = application();
  form.set(attribution.name, FIELD_VALUE);
  await harness.request('/api/applications', { method: 'POST', headers: { origin: ORIGIN }, body: form });
  expect(await origins()).toEqual([STORED]);
});

it('stores and exports the attribution of sign-ups, also of a quarantined one after it is accepted', async () => {
  await harness.postJson('/api/newsletter', { email: 'a@example.com', [attribution.name]: FIELD_VALUE });
  await harness.postJson('/api/newsletter', { email: 'b@example.com', extra: 'spam', [attribution.name]: FIELD_VALUE });
  const settings = parseEnv({ LEAD_MAIL: 'off', CONFIRMATIONS_PER_HOUR: '9' });
  const [suspect] = await leads();
  await output((to) => accept(opened(), suspect?.id ?? '', settings, to));
  const subscribers = await listSubscribers(harness.options.database);
  expect(subscribers.map((subscriber) => subscriber.attribution)).toEqual([STORED, STORED]);
  const csv = await output((to) => exportSubscribers(opened(), 'pending', ORIGIN, { name: 'csv', hasBom: false }, to));
  expect(csv.match(/"","\/services\/devops","www.google.com","","","ربيع","","",""\r\n/g)).toHaveLength(2);
});

it('shows the attribution in mail, digest, webhook, CSV, JSON and the show command', async () => {
  await harness.postJson(
    '/api/contact',
    { ...contact, [attribution.name]: FIELD_VALUE },
    { referer: `${ORIGIN}/contact` },
  );
  const [lead] = await leads();
  if (!lead) throw new Error('no lead');
  const { text, html } = leadMail(lead, 'a@kariz.test', []);
  expect(text).toContain('sent from: /contact\n\nfirst page: /services/devops\n\ncame from: www.google.com');
  expect(html).toContain('<div dir="auto">ربيع</div>');
  expect(digestMail('2026-11-26', [lead], [], 'a@kariz.test').text).toContain('came from: www.google.com');

  const bodies: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    bodies.push(init?.body as string);
    return Promise.resolve(new Response());
  });
  const delivery: Delivery = {
    ...{ id: 'i', kind: 'webhook', leadId: lead.id, subscriberId: undefined, payload: {}, attempts: 0, createdAt: 0 },
  };
  const hook = createWebhook({ url: 'https://crm.example/', key: Buffer.alloc(32), topics: ['leads'] });
  await sendTo(hook, { type: 'lead.created', lead }, delivery, 0);
  await sendTo(hook, { type: 'lead.created', lead: { ...lead, attribution: {} } }, delivery, 0);
  const data = bodies.map((body) => (JSON.parse(body) as { data: object }).data);
  expect(data[0]).toMatchObject({ attribution: { page: '/contact', ...STORED } });
  expect(data[1]).not.toHaveProperty('attribution');

  const csv = await output((to) => exportLeads(opened(), {}, { name: 'csv', hasBom: false }, to));
  expect(csv).toContain('"Hello there","/contact","/services/devops","www.google.com","","","ربيع","","",""');
  const json = await output((to) => exportLeads(opened(), {}, { name: 'json', hasBom: false }, to));
  expect(JSON.parse(json)).toMatchObject([{ message: 'Hello there', landing: '/services/devops' }]);
  expect(await output((to) => show(opened(), lead.id, undefined, to))).toContain('\nlanding: /services/devops\n');
});

it('leaves the attribution out of the mail of a lead that has none', async () => {
  await harness.postJson('/api/contact', contact);
  const [lead] = await leads();
  expect(lead && leadMail(lead, 'a@kariz.test', []).text).not.toMatch(/sent from|first page|came from/);
});
