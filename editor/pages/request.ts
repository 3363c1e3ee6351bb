/** Requests of our pages to the service, as JSON. */

/** An answer that is no success; the message is the service's own, for the reader. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request and resolves with the data of the answer. Rejects with {@link RequestError}. Whoever is not signed in any more is sent to
 * sign in, and comes back to the same page.
 */
export async function request<Data>(
  address: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Data> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.status === 401) {
    location.assign(`/sign-in?${new URLSearchParams({ next: location.pathname + location.search }).toString()}`);
  }
  const data = (await response.json().catch(() => ({}))) as Data & { message?: string };
  if (!response.ok) throw new RequestError(response.status, data.message ?? `The service answered ${response.status}.`);
  return data;
}
