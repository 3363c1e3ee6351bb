import type { Plan, PublishingState } from '../../publishing/state.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { timeText, pagesText } from './texts.ts';

interface Props {
  state: PublishingState;
  plan: Plan;
  isBusy: boolean;
  onCancel: () => void;
}

/** The scheduled publication. */
export function Planned({ state: { head, timeZone, publishers, mayPublish }, plan, isBusy, onCancel }: Props) {
  return (
    <div className="border border-line bg-surface p-5">
      <p>
        <strong className="font-semibold">{timeText(plan.when)}</strong> ({timeZone}), scheduled by{' '}
        <bdi>{plan.who}</bdi>: {pagesText(plan.pages)}.
      </p>
      {!publishers.includes(plan.who) && (
        <p className="mt-2 font-semibold text-clay">
          This account can no longer publish, so nothing will be published at that time. Schedule again.
        </p>
      )}
      {plan.head !== head && (
        <p className="mt-2 text-muted">Later saves are not included. Schedule again to include them.</p>
      )}
      {mayPublish && (
        <div className="mt-4">
          <ActionButton isBusy={isBusy} onPress={onCancel}>
            Cancel the schedule
          </ActionButton>
        </div>
      )}
    </div>
  );
}
