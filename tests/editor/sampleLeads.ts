/** A store as a public server has it after some days, with leads that nobody has sent. */
import { parseEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { openAll } from '../../server/open.ts';
import { addCounts, type Count } from '../../server/store/counts.ts';
import { recordHandedOver } from '../../server/store/handedOver.ts';
import { claimDue, settle } from '../../server/store/outbox.ts';
import type { LeadDraft, Submission } from '../../server/store/store.ts';
import { submit } from '../../server/store/submissions.ts';
import { DAY, dayOf } from '../../server/time.ts';

/** Words that would run if they were not shown as text. */
export const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

const ARABIC = `السلام عليكم،

نشغّل ثلاثة فروع في الشارقة، ولكل فرع جدول مخزون خاص به. نريد نظاماً واحداً يربطها بـ SAP.

مع التحية`;

const contact = (
  name: string,
  email: string,
  fields: LeadDraft['fields'],
  more: Partial<Submission> = {},
): Pick<Submission, 'form' | 'lead'> & Partial<Submission> => ({
  form: 'contact',
  lead: { name, email, fields: { locale: 'en', ...fields } },
  ...more,
});

const SENT: readonly (Pick<Submission, 'form' | 'lead'> & Partial<Submission>)[] = [
  contact('Maryam Example', 'maryam@example.com', {
    topic: 'devops/ci-cd',
    budget: 'months',
    message: 'Our releases take a weekend.',
  }),
  contact('سارة كريم', 'sara.karim@example.org', {
    company: 'شركة المثال للتجارة',
    phone: '+971 4 555 0100',
    topic: 'software-development/erp',
    locale: 'ar',
    language: 'ar',
    message: ARABIC,
  }),
  contact('ژیار ئەحمەد', 'zhyar@example.net', {
    topic: 'mobile-apps',
    locale: 'ku',
    message: 'ئەپێکمان دەوێت بۆ کڕیارەکانمان.',
  }),
  contact(HOSTILE, 'hostile@example.com', { company: '=HYPERLINK("https://x.example")', message: HOSTILE }),
  contact('Offers', 'offers@example.com', { message: 'BUY NOW' }, { quarantine: 'honeypot' }),
  {
    form: 'newsletter',
    quarantine: 'sent too fast',
    signUp: { email: 'reader@example.com', token: 'token', locale: 'en' },
    lead: { name: '', email: 'reader@example.com', fields: { locale: 'en' } },
  },
  {
    form: 'application',
    lead: {
      name: 'لينا سعيد',
      email: 'lina@example.com',
      fields: {
        role: 'senior-backend-engineer',
        links: 'https://code.example/lina',
        locale: 'ar',
        message: 'أرفق سيرتي الذاتية.',
      },
      attachment: { fileName: 'سيرة لينا.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n'), risks: ['/JavaScript'] },
    },
  },
];

function countsOf(now: number): Count[] {
  const days = Array.from({ length: 30 }, (_, index) => dayOf(now - index * DAY));
  return days.flatMap((day, index): Count[] => [
    { day, kind: 'page', name: '/', count: 40 + ((index * 37) % 53) },
    { day, kind: 'page', name: '/ar/services/devops/ci-cd', count: 12 + ((index * 11) % 17) },
    { day, kind: 'page', name: '/ku', count: 5 },
    { day, kind: 'device', name: 'phone', count: 40 },
    { day, kind: 'device', name: 'computer', count: 30 },
    { day, kind: 'referrer', name: index % 2 ? 'search.example' : '(direct)', count: 20 },
    { day, kind: 'campaign', name: 'عروض الربيع', count: 3 },
    { day, kind: 'missing', name: '/wp-login.php', count: 2 },
    { day, kind: 'sent:contact', name: '/contact', count: 1 },
  ]);
}

/** Fills a new store in `folder`. The mails about leads have failed, and one person is known to a connector. */
export async function createSampleLeads(folder: string): Promise<void> {
  const { database, secret } = await openAll(parseEnv({ DATA_DIR: folder }), createLog('error'));
  for (const sent of SENT) {
    const own = { key: crypto.randomUUID(), content: crypto.randomUUID(), deliveries: ['lead-mail'] as const };
    await submit(database, secret, { ...own, ...sent }, 200);
  }
  await addCounts(database, countsOf(Date.now()));
  await database.transaction((one) => recordHandedOver(one, secret, 'sara.karim@example.org', 'hubspot'));
  for (const { id } of await claimDue(database, 'w', ['lead-mail'], 9))
    await settle(database, 'w', id, { state: 'dead', reason: 'SMTP EENVELOPE RCPT TO 550' });
  await database.close();
}
