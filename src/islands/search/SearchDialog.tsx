import type { SearchFrameProps } from './types.ts';

/** The search over the page: the whole screen of a telephone, a sheet on anything larger. A behaviour opens and closes it. */
export function SearchDialog({ labels, form, children, onKeyDown }: SearchFrameProps) {
  return (
    <dialog
      id="search"
      aria-label={labels.open}
      data-lenis-prevent=""
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface text-ink transition-[opacity,translate] duration-(--panel-close) backdrop:bg-night/50 starting:open:-translate-y-2 starting:open:opacity-0 md:mx-auto md:mt-[10dvh] md:h-fit md:max-h-[80dvh] md:w-[46rem] md:rounded-stage md:border md:border-line"
    >
      <div onKeyDown={onKeyDown} className="flex max-h-[inherit] flex-col max-md:h-full">
        <div className="flex items-start gap-4 px-5 pt-5 pb-3 md:px-8 md:pt-7">
          {form}
          <form method="dialog">
            <button className="touch-target text-small font-semibold text-muted hover:text-water">
              {labels.close}
            </button>
          </form>
        </div>
        <div className="grow overflow-y-auto overscroll-contain px-5 pb-5 md:px-8">{children}</div>
        <div className="hidden items-center justify-between gap-6 border-t border-line px-8 py-2 text-small text-muted md:pointer-fine:flex">
          <p>{labels.keys}</p>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" data-search-slash="" defaultChecked className="size-4 accent-water" />
            {labels.slash}
          </label>
        </div>
      </div>
    </dialog>
  );
}
