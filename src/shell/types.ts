/** Data the shell shows. The layout fills it; the shell knows no route, record or message of its own. */

/** `page` is the page itself, `true` something that contains it. */
export type Current = 'page' | 'true' | undefined;

export interface ShellLink {
  label: string;
  href: string;
  current?: Current;
  /** Tag of the page's language, and its name in the reader's, where it is not the reader's own. */
  hrefLang?: string | undefined;
  language?: string | undefined;
}

export interface IconLink extends ShellLink {
  /** Name of an icon. */
  icon: string;
}

export interface LinkGroup extends ShellLink {
  children: readonly ShellLink[];
}

/** A navigation item that opens a panel. `href` is the overview page behind it. */
export interface PanelItem extends ShellLink {
  /** The link to the overview page; current on that page alone, not on those below it. */
  overview: ShellLink;
  /** Says which pages in the panel are in another language. */
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
  /** Address of the flag's file, and its width and height in CSS pixels. */
  flag: string;
  flagSize: number;
  /** Says, in that language, that the page is not there in it. */
  note?: string;
}
