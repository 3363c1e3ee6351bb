/** JSON requests of our pages to the service. */

/** A response with an error status. The message is written by the service for the user. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request and resolves with the data of the response. Rejects with {@link RequestError}. A user whose session has ended is
 * redirected to the sign-in page, and returns to the same page afterwards.
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
  if (!response.ok)
    throw new RequestError(
      response.status,
      data.message ?? `The service responded with the status ${response.status}.`,
    );
  return data;
}
