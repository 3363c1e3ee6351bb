/** Says in an island that its script did not come: `src/behaviours/islands.ts` marks it, and once it is awake nothing is missing. */
export function LoadFailure({ children }: { children: string }) {
  return (
    <p role="alert" className="hidden text-small font-semibold text-clay in-[[ssr][data-failed]]:block">
      {children}
    </p>
  );
}
