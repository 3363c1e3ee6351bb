import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pluralOf, type Plural } from '#shared/plural.ts';
import { foldLetters } from '#shared/searchText.ts';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { TextField } from '#ui/TextField.tsx';

interface Props {
  label: string;
  help: string;
  /** Announced when nothing matches. */
  none: string;
  /** Shown when the script of the field failed to load. */
  failed: string;
  /** Announces the number of matches. */
  found: Plural;
}

/**
 * Filters the list `[data-filtered]` of the page while the user types; text typed before hydration is applied at once. Its entries are
 * `[data-entry]`; a group `[data-entries]` without visible entries is hidden too. Without script the whole list is shown.
 * Browsers must not translate it: React would replace a translated field by an empty one, without the focus.
 */
export function FilterField({ label, help, none, failed, found }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();

  const filter = (text: string) => {
    const words = fold(text).split(/\s+/).filter(Boolean);
    const list = document.querySelector('[data-filtered]');
    if (!list) return;
    let shown = 0;
    for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
      const isMatch = words.every((word) => fold(entry.textContent).includes(word));
      entry.hidden = !isMatch;
      if (isMatch) shown += 1;
    }
    for (const group of list.querySelectorAll<HTMLElement>('[data-entries]')) {
      group.hidden = group.querySelector('[data-entry]:not([hidden])') === null;
    }
    // After the first announcement, emptying the field announces the total number.
    setCount((before) => (words.length > 0 || before !== undefined ? shown : undefined));
  };

  // Text that was typed before hydration is already in the field.
  const filterTyped = useEffectEvent(() => filter(root.current?.querySelector('input')?.value ?? ''));
  useEffect(() => filterTyped(), []);

  const status = count ? pluralOf(found, count, document.documentElement.lang) : none;
  return (
    <div ref={root} translate="no" className="needs-script max-w-[26rem]">
      <TextField
        id="filter"
        name="filter"
        label={label}
        help={help}
        type="search"
        autoComplete="off"
        onChange={({ target }) => filter(target.value)}
      />
      <LoadFailure>{failed}</LoadFailure>
      <p role="status" className="mt-2 min-h-6 text-small font-semibold text-water">
        {count === undefined ? null : status}
      </p>
    </div>
  );
}

/** Lower case without accents, so that `e` finds `é`, and with interchangeable Arabic letters unified, so that `ك` finds `ک`. */
const fold = (text: string) => foldLetters(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
