import type { PublishingState, Running } from '../../publishing/state.ts';
import { Notice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';

function RunningDetails({ running: { who, since, progress } }: { running: Running }) {
  return (
    <>
      {progress && (
        <progress
          aria-label="Completed parts of the build"
          max={progress.parts}
          value={progress.part - 1}
          className="progress-bar"
        />
      )}
      <p className="mt-3 text-muted">
        Started by <bdi>{who}</bdi>, <Time value={Date.parse(since)} />. The live site does not change until everything
        is done. You can close this page.
      </p>
    </>
  );
}

const progressText = ({ progress }: Running): string =>
  progress ? `Building: ${progress.name} (part ${progress.part} of ${progress.parts})` : 'In progress';

interface Props extends Pick<PublishingState, 'running' | 'ended'> {
  /** The message of success of another action of the user. */
  done?: string | undefined;
}

/**
 * The progress of a publication, and the result of the last one. The live region is always in the page, so screen readers announce each
 * part of the build.
 */
export function Progress({ running, ended, done }: Props) {
  const result = running ? undefined : ended;
  const notice = result && (
    <Notice kind={result.isDone ? 'done' : 'fault'}>
      {result.message} <Time value={Date.parse(result.at)} />
    </Notice>
  );
  return (
    <div className={running ? 'my-6 border border-line bg-surface p-5' : undefined}>
      <div role="status">
        {running && <p className="font-semibold">{progressText(running)}</p>}
        {result?.isDone === true && notice}
        {!running && <Notice kind="done">{done}</Notice>}
      </div>
      {result?.isDone === false && notice}
      {running && <RunningDetails running={running} />}
    </div>
  );
}
