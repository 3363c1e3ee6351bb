/** Types of the stored data, the names of its kinds, and the short form of its ids. */
import type { Attribution } from '#shared/forms/attribution.ts';
import type { FormName } from '#shared/forms/formTypes.ts';
import type { LocaleKey } from '#shared/locales.ts';

/** The start of an id, which lists show and commands accept. */
export const shortId = (id: string): string => id.slice(0, 8);

export interface Attachment {
  fileName: string;
  content: Buffer;
  /** Names of risky content found in the file; empty when there is none. */
  risks: readonly string[];
}

/** Metadata of a file, without its content. */
export interface AttachmentInfo extends Omit<Attachment, 'content'> {
  /** In bytes. */
  size: number;
}

export interface LeadDraft {
  name: string;
  email: string;
  /** All other fields of the form. Empty ones are left out. */
  fields: Readonly<Record<string, string>>;
  attachment?: Attachment | undefined;
  /** Attribution: where the sender came from; empty or absent when unknown. */
  attribution?: Attribution;
}

export interface SignUp {
  email: string;
  /** Secret part of the link in the confirmation mail. Only its hash is stored after that mail was sent. */
  token: string;
  /** Language of the page and of later mails. */
  locale: LocaleKey;
  attribution?: Attribution;
}

export interface Submission {
  form: FormName;
  /** Idempotency key from the client; empty when the page had no script. */
  key: string;
  /** Canonical text of the content; only a keyed hash of it is stored. */
  content: string;
  /** The solved challenge, if proof of work is on. */
  proof?: { nonce: string; expiresAt: number } | undefined;
  /** Why the submission is quarantined; undefined when it is not. */
  quarantine?: string | undefined;
  lead: LeadDraft;
  /** Present for the newsletter: a submission that is not quarantined becomes a subscriber, not a lead. */
  signUp?: SignUp | undefined;
  /**
   * Present for a request for a file: a submission that is not quarantined becomes a lead only when the link in the mail is used. The link
   * is valid for `validMs` milliseconds.
   */
  download?: { validMs: number } | undefined;
  /** Kinds of deliveries that the lead causes. */
  deliveries: readonly LeadDelivery[];
  /** Recipients of separate mails about the lead; absent or empty: one mail to the address in the settings. */
  receivers?: readonly string[];
  /** Requests an acknowledgement mail to the sender, within the limits of such mails. */
  acknowledge?: { locale: LocaleKey; perHour: number } | undefined;
}

/** Names of the connectors: other systems that receive events. */
export const CONNECTOR_NAMES = ['webhook', 'listmonk', 'hubspot', 'slack', 'teams'] as const;
export type ConnectorName = (typeof CONNECTOR_NAMES)[number];

/** Topics of events for connectors. `subscribers`: a subscriber has confirmed, or a confirmed one was deleted. */
export type Topic = 'leads' | 'applications' | 'subscribers' | 'erasures';

/** Connectors by topic. */
export type Listeners = Readonly<Record<Topic, readonly ConnectorName[]>>;

export type LeadDelivery = 'lead-mail' | ConnectorName;

/** A quarantined lead, and its effects when it is accepted. */
export interface Suspect extends Pick<Submission, 'signUp' | 'deliveries' | 'receivers'> {
  id: string;
  download?: { lead: LeadDraft; validMs: number } | undefined;
}

/**
 * `quarantined`: stored as suspected spam. `repeated`: the same submission is already stored. `replaced`: it replaced an earlier submission
 * with the same key.
 */
export type SubmitResult = 'stored' | 'quarantined' | 'repeated' | 'replaced';

export interface Lead {
  id: string;
  kind: FormName;
  state: 'accepted' | 'quarantined';
  reason: string | undefined;
  name: string;
  email: string;
  fields: Record<string, string>;
  attribution: Attribution;
  createdAt: number;
  /** Increases with each lead; defines the order within one millisecond. */
  sequence: number;
}

/** The kinds of leads as the company reads them in mails and lists. */
export const KIND_NAMES: Readonly<Record<FormName, string>> = {
  contact: 'Inquiry',
  newsletter: 'Newsletter',
  application: 'Application',
  download: 'Download',
};

/** States of the follow-up of an accepted lead. */
export const PROGRESS = ['new', 'answered', 'closed'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Follow-up of a lead by the company's staff. */
interface FollowUp {
  progress: Progress;
  note: string;
  /** Increases with each change, including changes by the sender. */
  version: number;
  /** Account name of the last editor and time of the change; both undefined before the first change. */
  changedBy: string | undefined;
  changedAt: number | undefined;
}

/** A lead with its follow-up. */
export interface LeadWithFollowUp extends Lead {
  followUp: FollowUp;
}

export type DeliveryKind =
  LeadDelivery | 'confirmation-mail' | 'download-mail' | 'acknowledgement-mail' | 'digest-mail' | 'weekly-mail';

/** A message to be sent, leased to one worker. */
export interface Delivery {
  /** The same at every attempt, so that receivers can detect repeats. */
  id: string;
  kind: DeliveryKind;
  leadId: string | undefined;
  subscriberId: string | undefined;
  /**
   * Depends on the kind. `change: 'updated'`: an earlier message of this kind may have arrived, with older content of the lead. `event`:
   * type of the connector event, if it is not about a lead.
   */
  payload: Record<string, string>;
  /** Attempts that failed before this one. */
  attempts: number;
  createdAt: number;
}

/** A message that is pending or has failed permanently. */
export interface QueuedMessage extends Delivery {
  state: 'pending' | 'dead';
  /** Why the last attempt failed. */
  reason: string | undefined;
}

export type Outcome =
  | { state: 'sent' }
  /** Retry after `delayMs` milliseconds, and count the attempt. */
  | { state: 'retry'; delayMs: number; reason: string }
  /** An error in our settings: retry after `delayMs` milliseconds without counting the attempt. */
  | { state: 'paused'; delayMs: number; reason: string }
  /** Must not be sent yet: retry after `delayMs` milliseconds without counting the attempt. */
  | { state: 'waiting'; delayMs: number; reason: string }
  /** Failed permanently. */
  | { state: 'dead'; reason: string };

/** Which leads are selected. */
export interface LeadFilter {
  /** If undefined, all kinds. */
  kinds?: readonly FormName[] | undefined;
  state?: Lead['state'] | undefined;
  progress?: Progress | undefined;
  /** Text to find in name, address, fields or note, or the start of an id, with at least 8 characters. */
  search?: string | undefined;
  /** Additional field values that match, by field name. Has no effect without `search`. */
  alsoFound?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Position of a lead in the order of arrival. */
export type LeadPosition = Pick<Lead, 'createdAt' | 'sequence'>;

export interface Subscriber {
  id: string;
  email: string;
  state: 'pending' | 'confirmed';
  locale: LocaleKey;
  attribution: Attribution;
  createdAt: number;
  confirmedAt: number | undefined;
}

export interface Erased {
  leads: number;
  subscribers: number;
  /** Number of requests for files whose links had not expired. */
  requests: number;
  /** Number of leads of other people whose text contains the address; they stay. */
  mentions: number;
}

export interface Erasure extends Erased {
  /** Connectors that got the data of the person and get an erasure event. */
  asked: readonly ConnectorName[];
  /** Connectors that got the data of the person and get no such event: somebody must erase it by hand. */
  byHand: readonly ConnectorName[];
  /** False when deleted text may still be in the database files, because other connections read them. */
  isScrubbed: boolean;
}

export interface QueueState {
  pending: number;
  dead: number;
  /** When the oldest pending message was queued, in milliseconds since 1970. */
  oldest: number | undefined;
}

/** Maximum age of each kind of data, in milliseconds. */
export interface Retention {
  contact: number;
  application: number;
  unconfirmed: number;
  quarantine: number;
}

export type Removed = Record<keyof Retention, number>;
