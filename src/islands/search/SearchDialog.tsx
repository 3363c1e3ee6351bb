import type { SearchFrameProps, SearchLabels } from './types.ts';

interface Props extends SearchFrameProps {
  labels: SearchLabels;
}

/**
 * The search dialog of every page, at the top of the window; on a phone it fills the screen. Its field and its close button stay visible
 * while the results scroll. `behaviours/search.ts` opens and closes the dialog. Browsers must not translate it: React would replace a
 * translated dialog by a closed one, which that script does not know.
 */
export function SearchDialog({ labels, form, children, onKeyDown }: Props) {
  return (
    <dialog
      id="search"
      aria-label={labels.open}
      translate="no"
      className="m-0 h-dvh max-h-dvh scroll-pt-20 w-full max-w-none bg-surface text-ink backdrop:bg-[rgb(16_28_56/.5)] md:h-fit"
    >
      <div onKeyDown={onKeyDown} className="container-page grid gap-4 pb-6">
        <div className="sticky -top-12 z-1 flex items-center gap-6 bg-surface pt-6 pb-2">
          {form}
          <form method="dialog" className="self-end pb-4">
            <button type="submit" className="touch-target font-semibold text-water">
              {labels.close}
            </button>
          </form>
        </div>
        <div>{children}</div>
        <div className="flex items-center justify-between gap-6 border-t border-line text-small text-muted">
          <p className="max-md:hidden pointer-coarse:hidden">{labels.keys}</p>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" data-search-slash="" defaultChecked className="size-4 accent-water" />
            {labels.slash}
          </label>
        </div>
      </div>
    </dialog>
  );
}
