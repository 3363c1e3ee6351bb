import { Button } from '#ui/Button.tsx';

interface Props {
  /** Address of the search page. */
  action: string;
  labels: { field: string; example: string; open: string };
}

/** A search form that opens the search page. It is hidden without script, because the search page needs script to search. */
export function SearchField({ action, labels }: Props) {
  return (
    <section data-section="search" className="needs-script container-page pt-10">
      <form role="search" action={action} className="grid max-w-[44rem] gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <label className="grid gap-1.5 font-semibold">
          {labels.field}
          <input
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={labels.example}
            className="min-h-12 w-full rounded-small border border-field bg-page px-4 font-normal text-ink placeholder:text-muted"
          />
        </label>
        <Button>{labels.open}</Button>
      </form>
    </section>
  );
}
