/** What `/api/messages` answers, for the interface and the page. */
import type { QueuedMessage } from '../../server/store/store.ts';

/** A message without what it says. */
export interface MessageLine extends Pick<
  QueuedMessage,
  'id' | 'kind' | 'state' | 'leadId' | 'attempts' | 'reason' | 'createdAt'
> {
  /** What a connector is told of, where it is no lead. */
  event?: string | undefined;
  /** Receiver of a mail about a lead: an address of the company. */
  to?: string | undefined;
}

export interface MessageList {
  /** Failed ones first, then those that wait; oldest first. */
  messages: readonly MessageLine[];
  waiting: number;
  failed: number;
}
