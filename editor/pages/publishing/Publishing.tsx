import { useEffect, useState, type ReactNode } from 'react';
import type { PublishingState } from '../../publishing/state.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useAction } from '../parts/useAction.ts';
import { useData } from '../parts/useData.ts';
import { request } from '../request.ts';
import { PlanDialog, PublishDialog } from './dialogs.tsx';
import { Planned } from './Planned.tsx';
import { Progress } from './Progress.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { WaitingPage } from './WaitingPage.tsx';
import { timeText, namesText, pagesText } from './texts.ts';

/** Milliseconds from a response with a running build to the next request. */
const POLL_MS = 1500;
/** If more pages than this have changes, they are collapsed. */
const MAX_OPEN = 5;

/** The unpublished changes, the schedule and the releases, with the actions that publish and restore. */
export function Publishing() {
  const { data, fault, isLoading, reload } = useData<PublishingState>('/api/publishing');
  const isRunning = data?.running !== undefined;
  useEffect(() => {
    if (!isRunning || isLoading) return undefined;
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isLoading, reload]);
  return (
    <>
      <h1 className="text-title font-semibold">Publish</h1>
      <LoadState data={data} fault={fault} />
      {data && <State state={data} reload={reload} />}
    </>
  );
}

type Dialog = 'now' | 'plan';

function State({ state, reload }: { state: PublishingState; reload: () => void }) {
  const { waiting, running, ended, plan, releases, remoteFault, isBehind, mayPublish, head } = state;
  const [dialog, setDialog] = useState<Dialog>();
  const action = useAction(reload);
  /** `done`: the message of success, for an action whose result is not in `ended`. */
  const send = (address: string, body: unknown, done?: string): void => {
    setDialog(undefined);
    action.run(async () => {
      await request(`/api/publishing/${address}`, { method: 'POST', body });
      return done;
    });
  };
  const isBusy = action.isBusy || running !== undefined;
  return (
    <>
      <Notice kind="fault">{action.fault}</Notice>
      <Notice kind="fault">{remoteFault}</Notice>
      <Progress running={running} ended={ended} done={action.done} />
      <Part title="Unpublished changes">
        <p className="max-w-prose">
          {waiting.length > 0
            ? `${pagesText(waiting.length)} ${waiting.length === 1 ? 'has' : 'have'} changes that are not published yet.`
            : 'There are no unpublished changes.'}
          {isBehind && ' The site was built from an older version of the main branch. Publish to rebuild it.'}
        </p>
        <p className="text-muted">{`${namesText(state.publishers)} can publish.`}</p>
        {mayPublish && (waiting.length > 0 || isBehind) && (
          <div className="mt-4 flex flex-wrap gap-3">
            <ActionButton tone="main" isBusy={isBusy} onPress={() => setDialog('now')}>
              Publish now…
            </ActionButton>
            <ActionButton
              isBusy={isBusy}
              onPress={() => {
                // The dialog shows the current time.
                reload();
                setDialog('plan');
              }}
            >
              Schedule…
            </ActionButton>
          </div>
        )}
        <ul className="mt-6 grid gap-4">
          {waiting.map((page) => (
            <li key={page.file}>
              <WaitingPage page={page} isOpen={waiting.length <= MAX_OPEN && page.kind === 'changed'} />
            </li>
          ))}
        </ul>
      </Part>
      {plan && (
        <Part title="Scheduled">
          <Planned
            state={state}
            plan={plan}
            isBusy={isBusy}
            onCancel={() => send('cancel', { head: plan.head, when: plan.when }, 'The schedule is cancelled.')}
          />
        </Part>
      )}
      {releases.length > 0 && (
        <Part title="Releases">
          <ReleaseList
            releases={releases}
            mayRestore={mayPublish}
            isBusy={isBusy}
            onRestore={(release) => send('restore', { release })}
          />
        </Part>
      )}
      {dialog === 'now' && (
        <PublishDialog state={state} onConfirm={() => send('now', { head })} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'plan' && (
        <PlanDialog
          state={state}
          onConfirm={(when) => send('plan', { head, when }, `Scheduled for ${timeText(when)} (${state.timeZone}).`)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="mb-3 text-lead font-semibold">{title}</h2>
      {children}
    </section>
  );
}
