/** Types of the responses of `/api/leads`, for the API and the pages. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { ErasedPerson } from '../../server/leads/erasePerson.ts';
import type { LeadDetails } from '../../server/leads/details.ts';
import type { LeadWithFollowUp, Progress } from '../../server/store/store.ts';
import type { Names } from './names.ts';

/** The filter of a list by state. `quarantined` means suspected spam, which no other list contains. */
export type ListState = Progress | 'quarantined';

/** A lead, as the list shows it. */
export interface LeadLine extends Pick<LeadWithFollowUp, 'id' | 'kind' | 'state' | 'name' | 'email' | 'createdAt'> {
  progress: Progress;
  /** Name of the topic of an inquiry, or of the role of an application. */
  about?: string | undefined;
}

export interface LeadList {
  /** Newest first. */
  leads: readonly LeadLine[];
  /** Number of all matches. */
  total: number;
  /** Number of leads in each state, without regard to the other filters. */
  counts: Readonly<Record<ListState, number>>;
  /** The kinds that the account may see. */
  kinds: readonly FormName[];
  /** The value of `before` for the next page, with older leads; absent on the last page. */
  older?: string | undefined;
}

/** A lead with all its data. */
export type LeadAnswer = LeadWithFollowUp & LeadDetails & { names: Names };

export interface AcceptAnswer {
  /** False for a newsletter sign-up and for a request for a file: the lead is then deleted until the person uses the link in a mail. */
  isLead: boolean;
}

export type EraseAnswer = ErasedPerson;
