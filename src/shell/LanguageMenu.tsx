import { Icon } from '#ui/Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageLink } from './types.ts';

interface Props {
  label: string;
  languages: readonly LanguageLink[];
}

/** A button that opens the list of languages. The list is a native popover, which opens and closes without script. */
export function LanguageMenu({ label, languages }: Props) {
  const current = languages.find(({ current: place }) => place === 'page');
  if (languages.length < 2 || !current) return null;
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${label}: ${current.label}`}
        className="grid size-11 place-items-center rounded-full hover:text-water"
      >
        <Icon name="ph:globe-simple" className="size-5.5" />
      </button>
      <div id="languages" popover="auto" data-panel="" className="language-panel">
        <LanguageLinks label={label} languages={languages} />
      </div>
    </div>
  );
}
