/**
 * Adds newsletter subscribers to lists of listmonk. It uses no SQL queries, since they need a permission for the whole database: it
 * searches for a subscriber and compares the results here.
 */
import { z } from 'zod';
import { postJson, refuseEvent, type Answer, type Connector, type ConnectorRequest } from './connector.ts';

export interface ListmonkSettings {
  url: string;
  user: string;
  token: string;
  lists: readonly number[];
}

const FOUND_AT_MOST = 100;
/** The API user may see subscribers of its own lists only. */
const HIDDEN = { fault: 'listmonk does not show an existing subscriber: see the role of the API user' };

const foundSchema = z.object({
  data: z.object({ results: z.array(z.object({ id: z.int(), email: z.string() })), total: z.int() }),
});

/**
 * The longest part of the address without special characters of regular expressions: some releases of listmonk search for plain text,
 * others with a regular expression.
 */
const searchable = (email: string): string =>
  email.split(/[+*?^${}|()[\]\\]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** The authentication header of the API. */
export const listmonkAccess = ({ user, token }: Pick<ListmonkSettings, 'user' | 'token'>) => ({
  authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
});

export function createListmonk(settings: ListmonkSettings): Connector {
  const { lists } = settings;
  const base = `${settings.url.replace(/\/+$/, '')}/api/subscribers`;
  const withAccess = (request: ConnectorRequest): ConnectorRequest => ({
    ...request,
    headers: { ...request.headers, ...listmonkAccess(settings) },
  });

  /** Returns a request that searches for the subscriber. The next request is `then(id)`; without a subscriber the result is `otherwise`. */
  const find = (
    email: string,
    then: (id: number) => ConnectorRequest,
    otherwise: 'done' | { fault: string } = 'done',
  ): ConnectorRequest => {
    const query = new URLSearchParams({ search: searchable(email), page: '1', per_page: String(FOUND_AT_MOST) });
    const follow = ({ status, json }: Answer): ReturnType<NonNullable<ConnectorRequest['follow']>> => {
      if (status !== 200) return undefined;
      const found = foundSchema.safeParse(json);
      if (!found.success) return { fault: 'listmonk answers a search in another form' };
      const { results, total } = found.data.data;
      const one = results.find((subscriber) => subscriber.email.toLowerCase() === email.toLowerCase());
      if (one) return withAccess(then(one.id));
      return total > results.length ? { fault: 'listmonk finds too many to know who is meant' } : otherwise;
    };
    return withAccess({ method: 'GET', url: `${base}?${query.toString()}`, follow });
  };

  const change = (id: number, action: object): ConnectorRequest => ({
    ...postJson(`${base}/lists`, { ids: [id], target_list_ids: lists, ...action }),
    method: 'PUT',
  });

  const subscribe = (email: string, locale: string, isTest: boolean): ConnectorRequest =>
    withAccess({
      ...postJson(base, {
        email,
        // listmonk requires a name, and our form does not ask for one.
        name: isTest ? 'Test' : (email.split('@')[0] ?? ''),
        status: 'enabled',
        lists,
        attribs: { locale },
        // The subscriber has already confirmed on our site.
        preconfirm_subscriptions: true,
      }),
      // 409: the subscriber exists already. Renew the subscription, also after an unsubscribe.
      follow: ({ status }) =>
        status === 409 ? find(email, (id) => change(id, { action: 'add', status: 'confirmed' }), HIDDEN) : undefined,
    });

  return {
    name: 'listmonk',
    topics: ['subscribers', 'erasures'],
    getsPeople: true,
    build: (event, { isTest }) => {
      switch (event.type) {
        case 'subscriber.confirmed':
          return subscribe(event.email, event.locale, isTest);
        case 'subscriber.gone':
          return find(event.email, (id) => change(id, { action: 'unsubscribe' }));
        case 'person.erased':
          return find(event.email, (id) => ({ method: 'DELETE', url: `${base}/${id}` }));
        default:
          return refuseEvent('listmonk', event);
      }
    },
  };
}
