/** Dialogs that ask for confirmation before a publication. */
import { useId, useState } from 'react';
import type { PublishingState } from '../../publishing/state.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { changesWords, pagesWords, pageWords } from './words.ts';

/** The largest number of pages that a dialog lists. */
const MAX_NAMED = 8;

function Pages({ waiting }: Pick<PublishingState, 'waiting'>) {
  const more = waiting.length - MAX_NAMED;
  return (
    <ul className="list-disc ps-5">
      {waiting.slice(0, MAX_NAMED).map((page) => (
        <li key={page.file}>
          <bdi>{pageWords(page)}</bdi>
          {page.kind !== 'changed' && `: ${page.kind}`}
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  );
}

interface Props {
  state: PublishingState;
  onClose: () => void;
}

/** Asks for confirmation before an immediate publication. */
export function PublishDialog({ state: { waiting }, onConfirm, onClose }: Props & { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      title={`Publish ${pagesWords(waiting.length)} now?`}
      action="Publish now"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{`${changesWords(waiting.length)} for visitors:`}</p>
      <Pages waiting={waiting} />
      <p>All pages are built and checked first, which takes a few minutes. If this fails, the site does not change.</p>
    </ConfirmDialog>
  );
}

/** Asks for the day and the hour of a scheduled publication. `onConfirm` receives them in the company's time zone. */
export function PlanDialog({ state, onConfirm, onClose }: Props & { onConfirm: (when: string) => void }) {
  const { waiting, plan, now, timeZone } = state;
  const [when, setWhen] = useState(plan?.when ?? '');
  const field = useId();
  return (
    <ConfirmDialog
      title={`Schedule the publication of ${pagesWords(waiting.length)}`}
      action="Schedule"
      onConfirm={() => onConfirm(when)}
      onClose={onClose}
    >
      <div>
        <label htmlFor={field} className="block font-semibold">
          Day and time
        </label>
        <input
          id={field}
          type="datetime-local"
          required
          min={now}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
          aria-describedby={`${field}-hint`}
          className="mt-1 min-h-11 w-full rounded-small border border-field bg-page px-3"
        />
        <p
          id={`${field}-hint`}
          className="mt-1 text-muted"
        >{`Time zone: ${timeZone}, current time ${now.slice(-5)}.`}</p>
      </div>
      <p>{`${changesWords(waiting.length)} for visitors, with the current texts:`}</p>
      <Pages waiting={waiting} />
      {plan && <p>This replaces the current schedule.</p>}
    </ConfirmDialog>
  );
}
