interface Props {
  /** `down` is the transition from the page to a dark section below it, `up` that from a dark section to the page below it. */
  direction?: 'down' | 'up';
}

/**
 * The divider between the page and a dark section (`night`): three wavy layers of ground. They end above the bottom of the dark area.
 * Otherwise they would be visible at its edge on devices with fractional pixels.
 */
export function Strata({ direction = 'down' }: Props) {
  return (
    <svg
      className={`strata ${direction === 'up' ? 'rotate-180' : ''}`}
      viewBox="0 0 1440 76"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 18C180 2 340 4 520 16s330 22 520 8 300-20 400-8v59H0Z" fill="var(--strata-1)" />
      <path d="M0 36C200 22 380 26 560 36s300 18 500 4 280-14 380-4v39H0Z" fill="var(--strata-2)" />
      <path d="M0 56c220-14 380-8 580 0s320 8 500-4 260-8 360 0v23H0Z" fill="var(--strata-3)" />
      <path d="M0 68c240-10 420-4 620 0s330 2 480-6 240-4 340 0v14H0Z" fill="var(--night)" />
    </svg>
  );
}
