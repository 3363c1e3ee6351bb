/** Interface of a connector: it sends events to another system, each with one or a few requests. */
import type { LocaleKey } from '#shared/locales.ts';
import type { ConnectorName, Lead, Topic } from '../store/store.ts';

/**
 * The file of an application. A file with `risks` has no `link`: nobody must open it by a click.
 */
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
export type SubscriberEvent =
  { type: 'subscriber.confirmed'; email: string; locale: LocaleKey } | { type: 'subscriber.gone'; email: string };
/** The person with this address must be erased; `leads` are the ids of the leads that were sent. */
export interface ErasureEvent {
  type: 'person.erased';
  email: string;
  leads: readonly string[];
}
export type ConnectorEvent = LeadEvent | SubscriberEvent | ErasureEvent;

export interface Attempt {
  /** Id of the event: the same at every attempt. */
  id: string;
  /** In milliseconds since 1970. */
  now: number;
  /** True for a test event: there is no real sender. */
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
  /** The topics it subscribes to. */
  topics: readonly Topic[];
  /** Its events contain personal data, so an erasure must be sent to it too. */
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

/** For an event outside the topics of the connector: such an event is never queued. */
export const refuseEvent = (name: ConnectorName, { type }: ConnectorEvent): never => {
  throw new TypeError(`${name} is not told of ${type}`);
};
