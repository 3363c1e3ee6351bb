import { Icon } from '#ui/Icon.tsx';

interface Props {
  label: string;
}

/**
 * Switches between light and dark theme; `behaviours/theme.ts` stores the choice. In the dark theme the style sheet replaces the moon by a
 * sun. Hidden without script.
 */
export function ThemeSwitch({ label }: Props) {
  return (
    <button
      type="button"
      data-theme-switch=""
      aria-label={label}
      className="needs-script grid size-11 place-items-center rounded-full hover:text-water focus-visible:rounded-full"
    >
      <Icon name="ph:moon" className="size-5.5" />
    </button>
  );
}
