import { Icon } from '#ui/Icon.tsx';
import type { ShellLink } from './types.ts';

interface Props {
  search: ShellLink;
}

/** Opens the search dialog. Without script it is a link to the search page. */
export function SearchButton({ search: { href, label } }: Props) {
  return (
    <a
      href={href}
      aria-label={label}
      data-search-open=""
      className="grid size-11 place-items-center rounded-full hover:text-water focus-visible:rounded-full"
    >
      <Icon name="ph:magnifying-glass" className="size-5.5" />
    </a>
  );
}
