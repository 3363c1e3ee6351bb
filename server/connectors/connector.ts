/** Interface of a connector: it sends events to another system, each with one or a few requests. */
import type { LocaleKey } from '#shared/locales.ts';
import type { ConnectorName, Lead, Topic } from '../store/store.ts';

/** The file of an application. A file with `risks` has no `link`, so that it is not opened by a click. */
export interface LinkedFile {
  name: string;
  /** In bytes. */
  size: number;
  risks: readonly string[];
  /** `url` works until `expiresAt`, in milliseconds since 1970. */
  link?: { url: string; expiresAt: number };
}

export interface LeadEvent {
  type: 'lead.created' | 'lead.updated';
  lead: Lead;
  file?: LinkedFile | undefined;
}
type SubscriberEvent =
  { type: 'subscriber.confirmed'; email: string; locale: LocaleKey } | { type: 'subscriber.gone'; email: string };
/** Requests the erasure of the person with this address; `leads` are the ids of the person's leads. */
interface ErasureEvent {
  type: 'person.erased';
  email: string;
  leads: readonly string[];
}
export type ConnectorEvent = LeadEvent | SubscriberEvent | ErasureEvent;

export interface Attempt {
  /** Id of the message; the same at every attempt. */
  id: string;
  /** In milliseconds since 1970. */
  now: number;
  /** True for a test event, which has no real sender. */
  isTest: boolean;
}

/** The response to a request. `json` is undefined when the body is not JSON or is longer than a megabyte. */
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
   * Decides what follows a response: another request, `done`, or an error that only a person can fix. Without it, or when it
   * returns nothing, the status code decides by the common rules.
   */
  follow?: (answer: Answer) => ConnectorRequest | 'done' | { fault: string } | undefined;
}

export interface Connector {
  name: ConnectorName;
  /** Topics whose events it receives. */
  topics: readonly Topic[];
  /** True when its events contain personal data: the other system must then erase a person too. */
  getsPeople: boolean;
  /** Returns the first request for an event of one of its topics. */
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

/** Throws TypeError for an event outside the topics of the connector. Such an event is never queued. */
export const refuseEvent = (name: ConnectorName, { type }: ConnectorEvent): never => {
  throw new TypeError(`${name} gets no ${type}`);
};
