/** JSON requests of our pages to the service. */

/** The session has ended, so the service did not do what was requested. */
export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Open this address in another tab and sign in there, then try again here.');
  }
}

/** The service has no such data, for example because somebody has erased it in the meantime. */
export class NotFound extends Error {}

/**
 * Sends a request and resolves with the data of the response. For an error status it rejects with the message that the service has written
 * for the user, with {@link NotFound} for the status 404; it also rejects if the data of a successful response is incomplete. If the session
 * has ended, a GET request redirects to the sign-in page, which redirects back. Any other request rejects with {@link SessionEnded}, so that
 * the text in a form is not lost; so does each request in a frame, where the sign-in page cannot be shown.
 */
export async function request<Data>(
  address: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Data> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The service cannot be reached. Check your connection, then try again.');
  });
  if (response.status === 401) {
    if (method !== 'GET' || window.parent !== window) throw new SessionEnded();
    location.assign(`/sign-in?${new URLSearchParams({ next: location.pathname + location.search }).toString()}`);
  }
  // A connection that ends during the response, or a proxy that answers with a page of its own.
  const data = (await response.json().catch(() => undefined)) as (Data & { message?: string }) | undefined;
  if (!response.ok) {
    // Only the service itself writes a message: the page of a proxy does not say that the data is gone.
    if (response.status === 404 && data?.message !== undefined) throw new NotFound(data.message);
    throw new Error(
      data?.message ?? `The service responded with the status ${response.status}. Try again in a minute.`,
    );
  }
  if (data === undefined)
    throw new Error('The response of the service was incomplete. Check your connection, then try again.');
  return data;
}

/**
 * Lets the browser download a file of the service. If the session has ended, it redirects and rejects as a GET {@link request} does: the
 * browser would show a failed download without a reason.
 */
export async function download(address: string): Promise<undefined> {
  await request('/api/session');
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
  return undefined;
}
