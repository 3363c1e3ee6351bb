/** Shapes that several sections take. */
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
