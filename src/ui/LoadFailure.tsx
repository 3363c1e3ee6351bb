/** Message in an island whose script failed to load. `src/behaviours/interaction.ts` sets `data-failed` on the island. */
export function LoadFailure({ children }: { children: string }) {
  return (
    <p role="alert" className="hidden text-small font-semibold text-clay in-[[ssr][data-failed]]:block">
      {children}
    </p>
  );
}
