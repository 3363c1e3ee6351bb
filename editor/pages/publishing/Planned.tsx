import type { Plan, PublishingState } from '../../publishing/state.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { clockWords, pagesWords } from './words.ts';

interface Props {
  state: PublishingState;
  plan: Plan;
  isBusy: boolean;
  onCancel: () => void;
}

/** The scheduled publication. */
export function Planned({ state: { head, timeZone, mayPublish }, plan, isBusy, onCancel }: Props) {
  return (
    <div className="border border-line bg-surface p-5">
      <p>
        <strong className="font-semibold">{clockWords(plan.when)}</strong> ({timeZone}), planned by{' '}
        <bdi>{plan.who}</bdi>: {pagesWords(plan.pages)}.
      </p>
      {plan.head !== head && (
        <p className="mt-2 text-muted">What was saved later is not included. Plan again to publish it too.</p>
      )}
      {mayPublish && (
        <div className="mt-4">
          <ActionButton isBusy={isBusy} onPress={onCancel}>
            Cancel this plan
          </ActionButton>
        </div>
      )}
    </div>
  );
}
