/** Skip link: the first focusable element, leads past the header to the main content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="fixed inset-bs-2 inset-s-2 z-20 [translate:0_-6rem] rounded-full bg-ink px-6 py-3 font-semibold text-page focus:[translate:0]"
    >
      {label}
    </a>
  );
}
