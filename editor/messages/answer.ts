/** Types of the responses of `/api/messages`, for the API and the page. */
import type { QueuedMessage } from '../../server/store/store.ts';

/** A message without its content. */
export interface MessageLine extends Pick<
  QueuedMessage,
  'id' | 'kind' | 'state' | 'leadId' | 'attempts' | 'reason' | 'createdAt'
> {
  /** The event that a connector is notified of, if it is not a lead. */
  event?: string | undefined;
  /** Receiver of a mail about a lead: an address of the company. */
  to?: string | undefined;
}

export interface MessageList {
  /** First the failed messages, then the waiting ones; each group with the oldest first. */
  messages: readonly MessageLine[];
  waiting: number;
  failed: number;
}
