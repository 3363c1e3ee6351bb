import { useState } from 'react';
import type { KeptRelease } from '../../publishing/state.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Time } from '../parts/Time.tsx';
import { changesWords } from './words.ts';

interface Props {
  releases: readonly KeptRelease[];
  mayTakeBack: boolean;
  isBusy: boolean;
  /** Called with the id of the release. */
  onTakeBack: (id: string) => void;
}

/** The releases that are kept, newest first, each with a button that takes the site back to it. */
export function ReleaseList({ releases, mayTakeBack, isBusy, onTakeBack }: Props) {
  const [asked, setAsked] = useState<KeptRelease>();
  return (
    <>
      <ul className="border border-line bg-surface">
        {releases.map((release) => (
          <li
            key={release.id}
            className="flex min-h-17 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-5 py-3 not-first:border-t"
          >
            <p>
              <Time value={Date.parse(release.at)} />{' '}
              <span className="text-muted">
                {release.by === undefined ? 'Built outside this service' : <>by {<bdi>{release.by}</bdi>}</>}
              </span>
            </p>
            {release.isLive ? (
              <p className="font-semibold text-water">On the site</p>
            ) : (
              mayTakeBack && (
                <ActionButton isBusy={isBusy} onPress={() => setAsked(release)}>
                  Take back to this
                </ActionButton>
              )
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Take back to this release?"
          action="Take back"
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            onTakeBack(asked.id);
          }}
        >
          <p>
            Visitors see the site of <Time value={Date.parse(asked.at)} /> within seconds. {changesWords(asked.pages)}{' '}
            for them.
          </p>
          <p>
            The changes that are taken back wait here again, and nothing that anybody has saved is lost. A plan is
            cancelled.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
