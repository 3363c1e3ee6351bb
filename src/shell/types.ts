/** Data that the shell shows. The layout provides it; the shell itself reads no routes, records or messages. */

/** Value of `aria-current`: `page` for a link to the current page, `true` for a link to a page above it. */
export type Current = 'page' | 'true' | undefined;

export interface ShellLink {
  label: string;
  href: string;
  current?: Current;
  /** Language tag of the linked page, if it is not the reader's language. */
  hrefLang?: string | undefined;
  /** Note in the reader's language about the language of the linked page. */
  language?: string | undefined;
}

export interface IconLink extends ShellLink {
  /** Name of an icon. */
  icon: string;
}

export interface LinkGroup extends ShellLink {
  children: readonly ShellLink[];
}

/** A navigation item that opens a panel. `href` is its overview page. */
export interface PanelItem extends ShellLink {
  /** Link to the overview page. It is current on that page only, not on pages below it. */
  overview: ShellLink;
  /** Note that pages in the panel are in another language. */
  note?: string | undefined;
}

export interface Navigation {
  label: string;
  company: PanelItem & { lead: string; links: readonly IconLink[] };
  services: PanelItem & { columns: readonly (readonly LinkGroup[])[] };
  industries: PanelItem & { links: readonly ShellLink[] };
  links: readonly ShellLink[];
  contact: ShellLink;
}

export interface LanguageLink extends ShellLink {
  /** BCP 47 tag of the language. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Address of the flag's file. */
  flag: string;
  /** Width and height of the flag in CSS pixels. */
  flagSize: number;
  /** Note, in that language, that the page does not exist in it. */
  note?: string;
}
