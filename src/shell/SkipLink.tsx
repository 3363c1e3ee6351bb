/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="fixed inset-bs-2 inset-s-2 z-20 -translate-y-24 rounded-full bg-ink px-6 py-3 font-semibold text-page focus:translate-y-0"
    >
      {label}
    </a>
  );
}
