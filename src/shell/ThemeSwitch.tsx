import { Icon } from '#ui/Icon.tsx';

interface Props {
  label: string;
}

/** Turns night on and off and remembers it; at night the style sheet puts a sun for the moon. Needs script, so it hides where there is none. */
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
