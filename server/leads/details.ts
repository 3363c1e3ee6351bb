/** Data about a lead that is not part of the submission. */
import type { Opened } from '../open.ts';
import { handedOverTo } from '../store/handedOver.ts';
import { describeAttachment } from '../store/leads.ts';
import type { AttachmentInfo, ConnectorName, Lead } from '../store/store.ts';

export interface LeadDetails {
  /** Connectors that may have data of its sender. */
  handedOver: readonly ConnectorName[];
  file: AttachmentInfo | undefined;
}

/** Reads the details of a lead in one transaction. */
export const detailsOf = ({ database, secret }: Opened, { id, email }: Lead): Promise<LeadDetails> =>
  database.transaction(async (transaction) => ({
    handedOver: await handedOverTo(transaction, secret, email),
    file: await describeAttachment(transaction, id),
  }));
