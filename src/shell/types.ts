/** Data the shell shows. The layout fills it; the shell knows no route, record or message of its own. */

/** `page` is the page itself, `true` something that contains it. */
export type Current = 'page' | 'true' | undefined;

export interface ShellLink {
  label: string;
  href: string;
  current?: Current;
}

export interface IconLink extends ShellLink {
  /** Name of an icon; in the industries' panel the address of a symbol. */
  icon: string;
}

export interface LinkGroup extends ShellLink {
  children: readonly ShellLink[];
}

/** A navigation item that opens a panel. `href` is the overview page behind it. */
export interface PanelItem extends ShellLink {
  /** Text of the link to the overview page. */
  overview: string;
}

export interface Navigation {
  label: string;
  company: PanelItem & { lead: string; links: readonly IconLink[] };
  services: PanelItem & { columns: readonly (readonly LinkGroup[])[] };
  industries: PanelItem & { links: readonly IconLink[] };
  links: readonly ShellLink[];
  contact: ShellLink;
}

export interface LanguageLink extends ShellLink {
  /** BCP 47 tag of the language. */
  lang: string;
  dir: 'ltr' | 'rtl';
}
