/** What a connector is: another system that is told of events, each by a few requests. */
import type { LocaleKey } from '#shared/locales.ts';
import type { ConnectorName, Lead, Topic } from '../store/store.ts';

/** The file of an application. It has no address where it could act when opened: whoever needs it saves it knowingly. */
export interface LinkedFile {
  name: string;
  /** In bytes. */
  size: number;
  risks: readonly string[];
  /** `url` answers until `expiresAt`, in milliseconds since 1970. */
  link?: { url: string; expiresAt: number };
}

export interface LeadEvent {
  type: 'lead.created' | 'lead.updated';
  lead: Lead;
  file?: LinkedFile | undefined;
}
export type SubscriberEvent =
  { type: 'subscriber.confirmed'; email: string; locale: LocaleKey } | { type: 'subscriber.gone'; email: string };
/** The person with this address is to be forgotten; `leads` are the ids under which they were told of. */
export interface ErasureEvent {
  type: 'person.erased';
  email: string;
  leads: readonly string[];
}
export type ConnectorEvent = LeadEvent | SubscriberEvent | ErasureEvent;

export interface Attempt {
  /** Of the event: the same at every attempt. */
  id: string;
  /** In milliseconds since 1970. */
  now: number;
  /** Nobody has written: somebody tries the connector. */
  isTest: boolean;
}

/** What came back from a request. `json` is undefined for a body that is none, or longer than a megabyte. */
export interface Answer {
  status: number;
  json: unknown;
}

export interface ConnectorRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /**
   * What an answer leads to: another request, `done`, or a fault that only a person can mend. Where it is absent, or returns
   * nothing, the status decides as it does for every connector.
   */
  follow?: (answer: Answer) => ConnectorRequest | 'done' | { fault: string } | undefined;
}

export interface Connector {
  name: ConnectorName;
  /** What it is told of. */
  topics: readonly Topic[];
  /** What it is told holds personal data, to which an erasure must follow. */
  getsPeople: boolean;
  /** The first request for an event of one of its topics. */
  build: (event: ConnectorEvent, attempt: Attempt) => ConnectorRequest;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request that posts `data` as JSON. */
export const postJson = (url: string, data: unknown): ConnectorRequest => ({
  method: 'POST',
  url,
  headers: JSON_TYPE,
  body: JSON.stringify(data),
});

/** For an event that no topic of the connector covers: the queue holds none. */
export const refuseEvent = (name: ConnectorName, { type }: ConnectorEvent): never => {
  throw new TypeError(`${name} is not told of ${type}`);
};
