/** Shapes that several sections take. */
import type { Way } from '#ui/WayLinks.tsx';

export interface Heading {
  title: string;
  desc: string;
}

export interface Card extends Heading {
  /** `ph:<name>`. */
  icon?: string;
}

export interface Link {
  label: string;
  href: string;
  /** Tag of the page's language where it is not the reader's. */
  hrefLang?: string | undefined;
}

/** Get In Touch, and the other ways to the same people. */
export interface ContactLink extends Link {
  ways: readonly Way[];
}
