import { useEffect, useState } from 'react';
import { PROGRESS } from '../../../server/store/store.ts';
import type { LeadAnswer } from '../../leads/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Time } from '../parts/Time.tsx';
import { useAction } from '../parts/useAction.ts';
import { withoutDefault } from '../parts/withoutDefault.ts';
import { request } from '../request.ts';
import { STATES } from './terms.ts';

interface Props {
  lead: LeadAnswer;
  /** Called when the service may have a newer version. */
  onChanged: () => void;
}

/** The account that changed it last, and when. */
function Changed({ changedBy, changedAt }: Pick<LeadAnswer['followUp'], 'changedBy' | 'changedAt'>) {
  if (changedAt === undefined) return null;
  return (
    <p className="mt-3 text-small text-muted">
      Last changed by <bdi>{changedBy}</bdi>, <Time value={changedAt} />
    </p>
  );
}

/** State and note of a lead. If another person has saved in the meantime, their version is shown before the user can replace it. */
export function FollowUpForm({ lead: { id, followUp }, onChanged }: Props) {
  const [draft, setDraft] = useState({ progress: followUp.progress, note: followUp.note });
  /** The last saved draft, at first the stored text. */
  const [saved, setSaved] = useState(draft);
  /** The version on which the draft is based. */
  const [base, setBase] = useState(followUp.version);
  const { isBusy, fault, done, run } = useAction(onChanged);
  const hasConflict = followUp.version > base;
  const isUnsaved = draft.progress !== saved.progress || draft.note !== saved.note;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // The browser asks whether to leave the page.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const save = () =>
    run(async () => {
      const version = Math.max(base, followUp.version);
      await request(`/api/leads/${id}/follow-up`, { method: 'POST', body: { version, ...draft } });
      setBase(version + 1);
      setSaved(draft);
      return 'Saved.';
    });
  return (
    <section>
      <h2 className="text-lead font-semibold">State and note</h2>
      <form className="mt-2 grid gap-4" onSubmit={withoutDefault(save)}>
        <Field label="State">
          <select
            value={draft.progress}
            onChange={({ target }) => {
              const progress = PROGRESS.find((one) => one === target.value);
              if (progress) setDraft({ ...draft, progress });
            }}
            className={CONTROL}
          >
            {PROGRESS.map((progress) => (
              <option key={progress} value={progress}>
                {STATES[progress]}
              </option>
            ))}
          </select>
        </Field>
        {/* No maximum length: the browser would cut a pasted text silently. The service refuses it and says why. */}
        <Field label="Note">
          <textarea
            dir="auto"
            rows={5}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
            className={CONTROL}
          />
        </Field>
        <div>
          <ActionButton tone="main" isSubmit isBusy={isBusy}>
            Save
          </ActionButton>
        </div>
      </form>
      <Outcome done={draft === saved ? done : undefined} fault={fault} />
      {hasConflict && (
        <div className="border border-line bg-surface p-4">
          <p className="font-semibold">Current version: {STATES[followUp.progress]}</p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {followUp.note || 'No note.'}
          </p>
        </div>
      )}
      <Changed {...followUp} />
    </section>
  );
}
