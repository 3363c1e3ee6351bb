/** What `/api/leads` answers, for the interface and the pages. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { ErasedPerson } from '../../server/leads/erasePerson.ts';
import type { LeadDetails } from '../../server/leads/details.ts';
import type { HandledLead, Progress } from '../../server/store/store.ts';
import type { Names } from './names.ts';

/** What a list is asked for; `quarantined` are suspects, which stand in no other list. */
export type ListState = Progress | 'quarantined';

/** A lead as its list shows it. */
export interface LeadLine extends Pick<HandledLead, 'id' | 'kind' | 'state' | 'name' | 'email' | 'createdAt'> {
  progress: Progress;
  /** Name of what is asked about, or of the role applied for. */
  about?: string | undefined;
}

export interface LeadList {
  /** Newest first. */
  leads: readonly LeadLine[];
  /** How many match in all. */
  total: number;
  /** How many there are of each state, whatever else is asked for. */
  counts: Readonly<Record<ListState, number>>;
  /** The kinds that the account sees. */
  kinds: readonly FormName[];
  /** The value of `before` for the page of older leads; absent on the last one. */
  older?: string | undefined;
}

/** A lead with everything that is known of it. */
export type LeadAnswer = HandledLead & LeadDetails & { names: Names };

export interface AcceptAnswer {
  /** False for a sign-up, which becomes a subscriber when it is confirmed. */
  isLead: boolean;
}

export type EraseAnswer = ErasedPerson;
