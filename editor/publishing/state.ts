/** What the page for publishing shows: the answer of `/api/publishing`. */
import type { Progress } from './build.ts';

/** One field with different words. A value that is absent was or is not there. */
export interface FieldChange {
  /** Path of the field in words: `Page › Head of the page › Heading`. */
  field: string;
  before?: string;
  after?: string;
  /** True for a list whose entries stand in another order. */
  isMoved?: boolean;
}

/** A page of one language, or another file, that is not as visitors see it. */
export interface Waiting {
  /** Path in the repository. */
  file: string;
  title: string;
  /** English name of the language; absent for files without one. */
  language?: string;
  /** Language tag and direction of its words. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  kind: 'new' | 'changed' | 'deleted';
  /** Who saved it last, and when (ISO 8601). */
  by: string;
  at: string;
  fields: readonly FieldChange[];
}

export interface Plan {
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  when: string;
  /** Name of the account that planned it. */
  who: string;
  /** The commit of the drafts that is published then. */
  head: string;
  /** How many pages it changes, as it is now. */
  pages: number;
}

export interface KeptRelease {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Absent for one that was built outside this service. */
  by?: string;
  isLive: boolean;
  /** How many pages have other words in it than now. */
  pages: number;
}

export interface Running {
  who: string;
  /** ISO 8601. */
  since: string;
  /** Absent before the first part of the build, and after the last. */
  progress?: Progress;
}

/** How the last publication of this run of the service has ended. */
export interface Ended {
  isDone: boolean;
  /** What was done, or why not and what is as it was. */
  words: string;
  /** ISO 8601. */
  at: string;
}

export interface PublishingState {
  /** The commit of the drafts that `waiting` is about: what is published. */
  head: string;
  waiting: readonly Waiting[];
  /** True when `main` has something that the site does not show, from a remote or from somebody's own work. */
  isBehind: boolean;
  releases: readonly KeptRelease[];
  plan?: Plan;
  running?: Running;
  ended?: Ended;
  /** Why the remote has not got everything yet. */
  remoteFault?: string;
  /** Whether the reader may publish. */
  mayPublish: boolean;
  /** Names of the accounts that may publish. */
  publishers: readonly string[];
  /** Now, by the company's clock, and the name of its zone. */
  now: string;
  timeZone: string;
}
