/** Dialogs that ask for confirmation before a publication. */
import { useId, useState } from 'react';
import type { PublishingState } from '../../publishing/state.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { changesText, pagesText, pageText } from './texts.ts';

/** The largest number of pages that a dialog lists. */
const MAX_NAMED = 8;

/** The pages that change. `addition` is the end of the sentence before them. */
function Pages({ waiting, addition = '' }: Pick<PublishingState, 'waiting'> & { addition?: string }) {
  if (waiting.length === 0)
    return <p>The site is built again from the main branch. No page has unpublished changes.</p>;
  const more = waiting.length - MAX_NAMED;
  return (
    <>
      <p>{`${changesText(waiting.length)} for visitors${addition}:`}</p>
      <ul className="list-disc ps-5">
        {waiting.slice(0, MAX_NAMED).map((page) => (
          <li key={page.file}>
            <bdi>{pageText(page)}</bdi>
            {page.kind !== 'changed' && `: ${page.kind}`}
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </>
  );
}

/** What is published, for the title of a dialog. */
const subject = (waiting: PublishingState['waiting']): string =>
  waiting.length > 0 ? pagesText(waiting.length) : 'the site';

interface Props {
  state: PublishingState;
  onClose: () => void;
}

/** Asks for confirmation before an immediate publication. */
export function PublishDialog({ state: { waiting }, onConfirm, onClose }: Props & { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      title={`Publish ${subject(waiting)} now?`}
      action="Publish now"
      onConfirm={onConfirm}
      onClose={onClose}
    >
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
      title={`Schedule the publication of ${subject(waiting)}`}
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
      <Pages waiting={waiting} addition=", with the current texts" />
      {plan && <p>This replaces the current schedule.</p>}
    </ConfirmDialog>
  );
}
