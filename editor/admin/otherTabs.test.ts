import { expect, it } from 'vitest';
import { refuseOlderTab } from './otherTabs.ts';

/** A channel of one browser: its messages reach the other tabs at once. */
class Channel extends EventTarget {
  readonly #all: Channel[];

  constructor(all: Channel[]) {
    super();
    this.#all = all;
    all.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.#all.filter((one) => one !== this))
      other.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

/** Opens a tab of a browser. The function that it returns sends a save, and resolves with the status and the message of the response. */
function openTab(browser: Channel[], status = 200) {
  const sent = () => Promise.resolve(Response.json({ message: 'of the service' }, { status }));
  const send = refuseOlderTab(sent, new Channel(browser) as unknown as BroadcastChannel);
  return async (...files: { operation: string; path: string; from_path?: string }[]) => {
    const response = await send('/api/v1/repos/site/content/contents', { body: JSON.stringify({ files }) });
    return [response.status, ((await response.json()) as { message: string }).message];
  };
}

const update = (path: string) => ({ operation: 'update', path });
const SERVICE = [200, 'of the service'];
const REFUSED = [409, expect.stringContaining('another tab of this browser has saved this') as string];

it('refuses a file that another tab has saved since, until the tab is loaded again', async () => {
  const browser: Channel[] = [];
  const [save, older] = [openTab(browser), openTab(browser)];
  expect([await save(update('a')), await save(update('a'))]).toEqual([SERVICE, SERVICE]);
  expect(await older(update('b'), update('a'))).toEqual(REFUSED);
  expect(await older(update('b'))).toEqual(SERVICE);
  expect(await openTab(browser)(update('a'))).toEqual(SERVICE);
});

it('refuses a file that another tab has moved', async () => {
  const browser: Channel[] = [];
  const [save, older] = [openTab(browser), openTab(browser)];
  await save({ ...update('new'), from_path: 'old' });
  expect([await older(update('old')), await older(update('new'))]).toEqual([REFUSED, REFUSED]);
});

it('accepts a file whose save in another tab was refused', async () => {
  const browser: Channel[] = [];
  const [refused, older] = [openTab(browser, 422), openTab(browser)];
  await refused(update('a'));
  expect(await older(update('a'))).toEqual(SERVICE);
});

it('sends a request that is no save', async () => {
  const browser: Channel[] = [];
  await openTab(browser)(update('a'));
  const sent = () => Promise.resolve(new Response('sent'));
  const send = refuseOlderTab(sent, new Channel(browser) as unknown as BroadcastChannel);
  const body = JSON.stringify({ files: ['a'] });
  expect(await (await send('/api/v1/repos/site/content/file-contents', { body })).text()).toBe('sent');
  expect(await (await send('/api/v1/repos/site/content/branches/drafts')).text()).toBe('sent');
});
