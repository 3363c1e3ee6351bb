/** JSON requests of our pages to the service. */

/** The session has ended, so the service did not do what was requested. */
export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Open this address in another tab and sign in there, then try again here.');
  }
}

/**
 * Sends a request and resolves with the data of the response. For an error status it rejects with the message that the service has written
 * for the user; it also rejects if the data of a successful response is incomplete. If the session has ended, a GET request redirects to the
 * sign-in page, which redirects back. Any other request rejects with {@link SessionEnded}, so that the text in a form is not lost; so does
 * each request in a frame, where the sign-in page cannot be shown.
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
  if (!response.ok)
    throw new Error(
      data?.message ?? `The service responded with the status ${response.status}. Try again in a minute.`,
    );
  if (data === undefined)
    throw new Error('The response of the service was incomplete. Check your connection, then try again.');
  return data;
}
