/**
 * Two tabs of one browser share what Sveltia stores, so the older one would send its old text without a warning. The service accepts it,
 * because a form that stays open after a save sends the same version again.
 */

/** A file of a save; `from_path` is its earlier path. */
export interface SentFile {
  operation: string;
  path: string;
  from_path?: string;
}

const OLDER_TAB =
  'Not saved: another tab of this browser has saved this since you opened this tab. Copy your text, reload this tab, open the page again and paste it. If you are asked whether to restore a draft, discard it: it has the old text.';

/** The files that a request saves; undefined for any other request. */
export const savedFiles = (address: unknown, init?: RequestInit): readonly SentFile[] | undefined =>
  typeof address === 'string' && address.endsWith('/contents') && typeof init?.body === 'string'
    ? (JSON.parse(init.body) as { files: readonly SentFile[] }).files
    : undefined;

/**
 * Returns `send`, but a save with a file that another tab has saved since this tab was opened gets the response 409, and is not sent.
 * @param tabs a channel of all tabs with the editor
 */
export function refuseOlderTab(send: typeof fetch, tabs: BroadcastChannel): typeof fetch {
  const savedElsewhere = new Set<string>();
  tabs.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    for (const path of data) savedElsewhere.add(path);
  });
  return async (address, init) => {
    const paths = savedFiles(address, init)?.flatMap(({ path, from_path: from = path }) => [path, from]) ?? [];
    if (paths.some((path) => savedElsewhere.has(path))) return Response.json({ message: OLDER_TAB }, { status: 409 });
    const response = await send(address, init);
    if (response.ok && paths.length > 0) tabs.postMessage(paths);
    return response;
  };
}
