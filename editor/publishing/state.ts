/** The response of `/api/publishing`, which the publishing page shows. */
import type { Progress } from './build.ts';

/** A field with its old and new text. A text is absent if that version does not have the field. */
export interface FieldChange {
  /** Titles on the path of the field: `Page › Head of the page › Heading`. */
  field: string;
  before?: string;
  after?: string;
  /** True for a list whose entries have another order. */
  isMoved?: boolean;
}

/** A page in one language, or another file, that differs from the live site. */
export interface Waiting {
  /** Path in the repository. */
  file: string;
  title: string;
  /** English name of the language; absent for files without one. */
  language?: string;
  /** Language tag and direction of its texts. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  kind: 'new' | 'changed' | 'deleted';
  /** Who saved it last, and when (ISO 8601). */
  by: string;
  at: string;
  fields: readonly FieldChange[];
}

export interface Plan {
  /** In the company's time zone, `YYYY-MM-DDTHH:MM`. */
  when: string;
  /** Name of the account that scheduled it. */
  who: string;
  /** The commit of the drafts that is published then. */
  head: string;
  /** Number of pages that differ from the live site now. */
  pages: number;
}

export interface ReleaseInfo {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Absent for one that was built outside this service. */
  by?: string;
  isLive: boolean;
  /** Number of pages that differ from the live site. */
  pages: number;
}

export interface Running {
  who: string;
  /** ISO 8601. */
  since: string;
  /** Absent before the first part of the build, and after the last. */
  progress?: Progress;
}

/** The result of the last action since the service was started. */
export interface Ended {
  isDone: boolean;
  /** For the user. */
  message: string;
  /** ISO 8601. */
  at: string;
}

export interface PublishingState {
  /** The commit of the drafts whose changes are in `waiting`, and which is published. */
  head: string;
  waiting: readonly Waiting[];
  /** True when `main` has changes that the site does not show, from a remote or from work outside the service. */
  isBehind: boolean;
  releases: readonly ReleaseInfo[];
  plan?: Plan;
  running?: Running;
  ended?: Ended;
  /** Why the last fetch from or push to the remote failed. */
  remoteFault?: string;
  /** Whether the user may publish. */
  mayPublish: boolean;
  /** Names of the accounts that may publish. */
  publishers: readonly string[];
  /** The current time in the company's time zone, and the name of the zone. */
  now: string;
  timeZone: string;
}
