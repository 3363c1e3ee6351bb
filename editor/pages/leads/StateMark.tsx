import type { HandledLead } from '../../../server/store/store.ts';
import { STATES } from './terms.ts';

const LOOKS = {
  new: 'border-water text-water',
  answered: 'border-line text-muted',
  closed: 'border-line text-muted',
  quarantined: 'border-clay text-clay',
};

interface Props {
  state: HandledLead['state'];
  progress: HandledLead['followUp']['progress'];
}

/** How far a lead is, or that it is a suspect. */
export function StateMark({ state, progress }: Props) {
  const name = state === 'quarantined' ? state : progress;
  return <span className={`rounded-small border px-2 py-0.5 whitespace-nowrap ${LOOKS[name]}`}>{STATES[name]}</span>;
}
