/** Types that several sections share. */
import type { ContactChannel } from '#ui/ContactLinks.tsx';

export interface Heading {
  title: string;
  desc: string;
}

export interface Card extends Heading {
  /** Icon, `ph:<name>`. */
  icon: string;
}

export interface Link {
  label: string;
  href: string;
  /** Language tag of the linked page, if it is not the reader's language. */
  hrefLang?: string | undefined;
}

/** Attributes of a text that is not in the language of the page. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** A link to a page that may not be in the reader's language. */
export interface LinkWithNote extends Link {
  /** Note about the language of the page, if it is not the reader's. */
  language?: string | undefined;
}

/** The link Get In Touch, and the other channels to contact the company. */
export interface ContactLink extends Link {
  channels: readonly ContactChannel[];
}
