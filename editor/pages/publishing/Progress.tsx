import type { Running } from '../../publishing/state.ts';
import { Time } from '../parts/Time.tsx';

/** How far a publication is. */
export function Progress({ running: { who, since, progress } }: { running: Running }) {
  return (
    <section aria-label="Under way" className="my-6 border border-line bg-surface p-5">
      <p role="status" className="font-semibold">
        {progress ? `Building: ${progress.name} (part ${progress.part} of ${progress.parts})` : 'Under way'}
      </p>
      {progress && (
        <progress
          aria-label="Parts of the build that are done"
          max={progress.parts}
          value={progress.part - 1}
          className="progress-bar"
        />
      )}
      <p className="mt-3 text-muted">
        Begun by <bdi>{who}</bdi>, <Time value={Date.parse(since)} />. Visitors see the site as it was until all is
        done. You may close this page.
      </p>
    </section>
  );
}
