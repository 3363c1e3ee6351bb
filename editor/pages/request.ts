/** JSON requests of our pages to the service. */

/**
 * Sends a request and resolves with the data of the response. For an error status it rejects with the message that the service has written
 * for the user. A user whose session has ended is redirected to the sign-in page, and returns to the same page afterwards.
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
  if (!response.ok) throw new Error(data.message ?? `The service responded with the status ${response.status}.`);
  return data;
}
