import { Icon } from '#ui/Icon.tsx';

/** Bar on a preview page that explains why the page is not published. It sticks to the bottom of the window. */
export function UnpublishedNote({ label, text }: { label: string; text: string }) {
  return (
    <aside aria-label={label} data-unpublished="" className="sticky inset-be-0 z-20 bg-clay text-page">
      <p className="container-page flex items-center gap-3 py-3 text-small font-semibold">
        <Icon name="ph:eye-slash" className="size-5 shrink-0" />
        {text}
      </p>
    </aside>
  );
}
