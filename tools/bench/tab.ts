/**
 * A tab of Chromium over the DevTools protocol. Attached to the tab rather than to the page in it, as the drivers of the
 * tests are, it also follows pages that a browser draws ahead, and sees them (decision 50).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_ARGS, browserPath } from '../browser.ts';

type Values = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  method?: string;
  params?: Values & { sessionId?: string; targetInfo?: { targetId: string; type: string }; status?: string };
  result?: Values;
  error?: { message: string };
}

/** A page that the tab shows or draws ahead. */
export interface TabPage {
  /** Sends a command of the protocol. Rejects with the browser's reason. */
  send: (method: string, params?: Values) => Promise<Values>;
  /** The value of an expression; a promise is awaited. Rejects when it throws. */
  evaluate: <T>(expression: string) => Promise<T>;
}

export interface Tab {
  /** The page on show: after a move to a page drawn ahead, that page. */
  page: () => TabPage;
  /** Resolves when a page has been fetched ahead, or after `patience` milliseconds. */
  fetchedAhead: (patience: number) => Promise<void>;
  close: () => void;
}

/** Starts a browser and attaches to its tab. `prepare` is run on every page, also one drawn ahead. */
export async function openTab(prepare: (page: TabPage) => Promise<void>): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const chrome = spawn(
    browserPath(),
    [...BROWSER_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(chrome));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  const questions = new Map<number, { sessionId: string | undefined; answer: (message: Message) => void }>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else questions.get(message.id)?.answer(message);
  });
  let last = 0;
  const send = (method: string, params: Values = {}, sessionId?: string): Promise<Values> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const answer = ({ result = {}, error }: Message) => {
        questions.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      };
      questions.set(id, { sessionId, answer });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  const pages: (TabPage & { session: string })[] = [];
  let attached: () => void;
  const first = new Promise<void>((resolve) => (attached = resolve));
  listeners.add(({ method, params }) => {
    const session = params?.sessionId ?? '';
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') {
      const page = pageOf((name, values) => send(name, values, session));
      pages.push({ ...page, session });
      // A page drawn ahead may be given up before it is ready.
      void prepare(page).then(attached, () => undefined);
    }
    // The page that was left goes; the one drawn ahead stands in its place.
    if (method === 'Target.detachedFromTarget') {
      const place = pages.findIndex((page) => page.session === session);
      if (place >= 0) pages.splice(place, 1);
      // Nobody else will answer what it was asked.
      for (const { sessionId, answer } of questions.values())
        if (sessionId === session) answer({ error: { message: 'the page is gone' } });
    }
  });
  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as unknown as {
    targetInfos: readonly { targetId: string }[];
  };
  const { sessionId } = await send('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true });
  const everyPage = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter: [{ type: 'page' }] };
  await send('Target.setAutoAttach', everyPage, String(sessionId));
  await first;

  return {
    page: () => {
      const [page] = pages;
      if (!page) throw new Error('the tab shows no page');
      return page;
    },
    fetchedAhead: (patience) =>
      new Promise((resolve) => {
        const done = () => {
          listeners.delete(onStatus);
          resolve();
        };
        const onStatus = ({ method, params }: Message) => {
          if (method === 'Preload.prefetchStatusUpdated' && params?.status === 'Ready') done();
        };
        listeners.add(onStatus);
        setTimeout(done, patience);
      }),
    close: () => {
      socket.close();
      chrome.once('exit', () => {
        rmSync(profile, { recursive: true, force: true });
      });
      chrome.kill();
    },
  };
}

function pageOf(send: TabPage['send']): TabPage {
  return {
    send,
    evaluate: async <T>(expression: string): Promise<T> => {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: T }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
  };
}

/** The address that a browser says on its error stream. Rejects when it ends before. */
function addressOf(chrome: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!chrome.stderr) throw new Error('the browser has no error stream');
    createInterface(chrome.stderr).on('line', (text) => {
      const [, address] = /^DevTools listening on (ws:.+)$/.exec(text) ?? [];
      if (address) resolve(address);
    });
    chrome.once('exit', () => {
      reject(new Error('the browser ended before it could be asked anything'));
    });
  });
}
