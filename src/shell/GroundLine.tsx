/** A drawing of the ground at the bottom of the footer: layers of earth and the channel. */
export function GroundLine() {
  return (
    <svg className="block h-16 w-full" viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 10C240 0 420 2 640 10s420 8 800-4v58H0Z" fill="var(--strata-1)" />
      <path d="M0 24c260-10 460-6 700 0s480 6 740-6v46H0Z" fill="var(--strata-2)" />
      <path d="M0 36h1440v28H0Z" fill="var(--strata-3)" />
      <path d="M0 37h1440v11H0Z" fill="var(--channel-wall)" />
      <path d="M0 39h1440v7H0Z" fill="var(--channel-water)" />
      <path d="M0 42.5h1440" stroke="#fff" strokeOpacity=".85" strokeWidth="2" strokeDasharray="14 14" />
    </svg>
  );
}
