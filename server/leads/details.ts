/** What is known of a lead beside its own words. */
import type { Opened } from '../open.ts';
import { handedOverTo } from '../store/handedOver.ts';
import { describeAttachment } from '../store/leads.ts';
import type { Attachment, ConnectorName, Lead } from '../store/store.ts';

export interface LeadDetails {
  /** Connectors that may hold data of its sender. */
  handedOver: readonly ConnectorName[];
  /** The file that came with it; the size is in bytes. */
  file: (Omit<Attachment, 'content'> & { size: number }) | undefined;
}

export const detailsOf = ({ database, secret }: Opened, { id, email }: Lead): Promise<LeadDetails> =>
  database.transaction(async (transaction) => ({
    handedOver: await handedOverTo(transaction, secret, email),
    file: await describeAttachment(transaction, id),
  }));
