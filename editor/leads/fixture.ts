/** For tests: leads with invented data, and a service that shows them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { parseEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { openAll, type Opened } from '../../server/open.ts';
import type { Submission } from '../../server/store/store.ts';
import { submit } from '../../server/store/submissions.ts';
import { createAudit } from '../audit.ts';
import { auditLines } from '../auditLines.ts';
import { messages } from '../messages/messages.ts';
import { report } from '../report/report.ts';
import { Access } from '../sign-in/access.ts';
import { Accounts } from '../sign-in/accounts.ts';
import { ROLES, type Role } from '../sign-in/roles.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { Store } from '../store.ts';
import { leads } from './leads.ts';

const ORIGIN = 'http://127.0.0.1:4100';

export interface Fixture {
  /** Texts of the site's records, by path in the repository. */
  records: Map<string, string>;
  /** The store of the public server. */
  opened: Opened;
  /** The settings of the public server, as the service reads them. */
  served: NodeJS.ProcessEnv;
  /** Stores a submission and resolves with the id of its lead. */
  send: (change?: Omit<Partial<Submission>, 'lead'> & { lead?: Partial<Submission['lead']> }) => Promise<string>;
  /** Sends a request as the account of a role; `nobody` is not signed in. */
  ask: (who: Role | 'nobody', address: string, body?: unknown, from?: string) => Promise<Response>;
  /** The entries of the audit log, without their times. */
  audited: () => { who: string; did: string; what?: string }[];
  close: () => Promise<void>;
}

/**
 * A service with an account for each role; the account has the name of the role.
 * @param settings settings of the public server, in addition to its folder and secret
 * @param isMade false for a service whose public server has not created its store yet
 */
export async function createFixture(settings: NodeJS.ProcessEnv = {}, isMade = true): Promise<Fixture> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  const all = { DATA_DIR: path.join(folder, 'server'), FORM_SECRET: '0123456789abcdef0123456789abcdef', ...settings };
  const opened = await openAll(parseEnv(all), createLog('error'));
  const served = isMade ? all : { ...all, DATA_DIR: path.join(folder, 'none') };
  const own = new Store(served);
  const accounts = new Accounts(path.join(folder, 'editor'));
  // The tests do not sign in with a password, and hashing five of them would take longer than a test.
  const entries = ROLES.map((role) => [role, { email: `${role}@example.com`, roles: [role], salt: '', hash: '' }]);
  mkdirSync(path.join(folder, 'editor'));
  writeFileSync(path.join(folder, 'editor/accounts.json'), JSON.stringify(Object.fromEntries(entries)));
  const sessions = new Sessions();
  const access = new Access({ origin: ORIGIN, accounts, sessions });
  const audit = createAudit(path.join(folder, 'editor'));
  const records = new Map<string, string>();
  const app = new Hono();
  app.route(
    '/api/leads',
    leads({
      access,
      audit,
      store: own,
      drafts: {
        read: (file) => Promise.resolve(records.get(path.posix.normalize(file))),
        files: () => Promise.resolve([...records.keys()].map((file) => ({ path: file, sha: '', size: 0 }))),
      },
    }),
  );
  app.route('/api/report', report({ access, store: own }));
  app.route('/api/messages', messages({ access, audit, store: own }));
  return {
    records,
    opened,
    served,
    async send({ lead, ...change } = {}) {
      const sent: Submission = {
        form: 'contact',
        key: crypto.randomUUID(),
        content: crypto.randomUUID(),
        deliveries: ['lead-mail'],
        ...change,
        lead: { name: 'Sara', email: 'sara@example.com', fields: { message: 'Hello' }, ...lead },
      };
      await submit(opened.database, opened.secret, sent, 200);
      const [row] = await opened.database.transaction(({ query }) =>
        query('SELECT id FROM leads ORDER BY created_at DESC, rowid DESC LIMIT 1'),
      );
      return String(row?.id);
    },
    async ask(who, address, body, from = 'same-origin') {
      const headers = {
        ...(who === 'nobody' ? {} : { cookie: `editor=${sessions.open(who)}` }),
        ...(body === undefined ? {} : { 'sec-fetch-site': from }),
      };
      return app.request(address, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    },
    audited: () =>
      auditLines(path.join(folder, 'editor')).map((line) => {
        const { at, ...entry } = JSON.parse(line) as { at: string; who: string; did: string; what?: string };
        if (Number.isNaN(Date.parse(at))) throw new Error(`No time: ${line}`);
        return entry;
      }),
    async close() {
      await Promise.all([opened.database.close(), own.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
