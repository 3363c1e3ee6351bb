import { useState } from 'react';
import type { ReleaseInfo } from '../../publishing/state.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Time } from '../parts/Time.tsx';
import { changesText } from './texts.ts';

interface Props {
  releases: readonly ReleaseInfo[];
  mayRestore: boolean;
  isBusy: boolean;
  /** Called with the id of the release. */
  onRestore: (id: string) => void;
}

/** The stored releases, newest first, each with a button that restores it. */
export function ReleaseList({ releases, mayRestore, isBusy, onRestore }: Props) {
  const [selected, setSelected] = useState<ReleaseInfo>();
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
              mayRestore && (
                <ActionButton isBusy={isBusy} onPress={() => setSelected(release)}>
                  Restore…
                </ActionButton>
              )
            )}
          </li>
        ))}
      </ul>
      {selected && (
        <ConfirmDialog
          title="Restore this release?"
          action="Restore"
          onClose={() => setSelected(undefined)}
          onConfirm={() => {
            setSelected(undefined);
            onRestore(selected.id);
          }}
        >
          <p>
            Visitors see the release of <Time value={Date.parse(selected.at)} /> within seconds.{' '}
            {changesText(selected.pages)} for them.
          </p>
          <p>
            The reverted changes become unpublished changes again, so no saved text is lost. If a publication is
            scheduled, it is cancelled.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
