import type { LeadWithFollowUp } from '../../../server/store/store.ts';
import { STATES } from './terms.ts';

const LOOKS = {
  new: 'border-water text-water',
  answered: 'border-line text-muted',
  closed: 'border-line text-muted',
  quarantined: 'border-clay text-clay',
};

interface Props {
  state: LeadWithFollowUp['state'];
  progress: LeadWithFollowUp['followUp']['progress'];
}

/** The state of a lead, or that it is quarantined. */
export function StateMark({ state, progress }: Props) {
  const name = state === 'quarantined' ? state : progress;
  return <span className={`rounded-small border px-2 py-0.5 whitespace-nowrap ${LOOKS[name]}`}>{STATES[name]}</span>;
}
