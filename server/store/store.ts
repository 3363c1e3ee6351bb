/** Types of the stored data. */
import type { Attribution } from '#shared/forms/attribution.ts';
import type { FormName } from '#shared/forms/formTypes.ts';
import type { LocaleKey } from '#shared/locales.ts';

export interface Attachment {
  fileName: string;
  content: Buffer;
  /** Risky content found in the file; empty when there is none. */
  risks: readonly string[];
}

export interface LeadDraft {
  name: string;
  email: string;
  /** The form's remaining fields. */
  fields: Readonly<Record<string, string>>;
  attachment?: Attachment | undefined;
  /** Attribution: where the sender came from; empty or absent when unknown. */
  attribution?: Attribution;
}

export interface SignUp {
  email: string;
  /** Secret part of the link in the confirmation mail. Only its hash is kept once that mail is sent. */
  token: string;
  /** Language of the page and of the mails that follow. */
  locale: LocaleKey;
  attribution?: Attribution;
}

export interface Submission {
  form: FormName;
  /** Chosen by the sender; empty when the page had no script. */
  key: string;
  /** Canonical text of what was sent; stored as a keyed hash only. */
  content: string;
  /** Challenge that was solved for this submission. */
  proof?: { nonce: string; expiresAt: number } | undefined;
  /** Why it is quarantined; undefined for one that is processed. */
  quarantine?: string | undefined;
  lead: LeadDraft;
  /** Present for the newsletter: a submission that is acted upon becomes a subscriber and no lead. */
  signUp?: SignUp | undefined;
  /**
   * Present for a file behind a confirmed address: a submission that is acted upon becomes a lead only when the link is used,
   * which works for `validMs`.
   */
  download?: { validMs: number } | undefined;
  /** Kinds of deliveries that the lead causes. */
  deliveries: readonly LeadDelivery[];
  /** Each gets a mail of its own about the lead; absent or empty: one mail to the address of the settings. */
  receivers?: readonly string[];
  /** The sender is told that the lead has arrived, within the limits of such mails. */
  acknowledge?: { locale: LocaleKey; perHour: number } | undefined;
}

/** Connectors: other systems that receive events. */
export type ConnectorName = 'webhook' | 'listmonk' | 'hubspot' | 'slack' | 'teams';

/** Topics of events for connectors. `subscribers`: a subscriber has confirmed, or a confirmed one has left. */
export type Topic = 'leads' | 'applications' | 'subscribers' | 'erasures';

/** Connectors by topic. */
export type Listeners = Readonly<Record<Topic, readonly ConnectorName[]>>;

export type LeadDelivery = 'lead-mail' | ConnectorName;

/** A quarantined lead, and the deliveries that it causes when it is accepted. */
export interface Suspect extends Pick<Submission, 'signUp' | 'deliveries' | 'receivers'> {
  id: string;
  download?: { lead: LeadDraft; validMs: number } | undefined;
}

/** `repeated`: the same content was stored before. `replaced`: it replaced an earlier submission with the same key. */
export type SubmitResult = 'stored' | 'repeated' | 'replaced';

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
  /** Grows from lead to lead, also within one millisecond. */
  sequence: number;
}

export const PROGRESS = ['new', 'answered', 'closed'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Follow-up of a lead by the company's staff. */
export interface FollowUp {
  progress: Progress;
  note: string;
  /** Grows with each change, also of what the sender has written. */
  version: number;
  /** Who last changed it, and when; both absent until somebody has. */
  changedBy: string | undefined;
  changedAt: number | undefined;
}

/** A lead with its follow-up, for the staff who reply. */
export interface HandledLead extends Lead {
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
   * `change: 'updated'` where an earlier message has told of the lead with other words; `event` where a connector is told of
   * something else than a lead.
   */
  payload: Record<string, string>;
  /** Attempts that failed before this one. */
  attempts: number;
  createdAt: number;
}

/** A message that waits or has failed for good. */
export interface QueuedMessage extends Delivery {
  state: 'pending' | 'dead';
  /** Why the last attempt failed. */
  reason: string | undefined;
}

export type Outcome =
  | { state: 'sent' }
  /** Try again after `delayMs`. */
  | { state: 'retry'; delayMs: number; reason: string }
  /** An error on our side: retry without counting the attempt. */
  | { state: 'paused'; delayMs: number; reason: string }
  | { state: 'dead'; reason: string };

export interface LeadFilter {
  /** All kinds without it. */
  kinds?: readonly FormName[] | undefined;
  state?: Lead['state'] | undefined;
  progress?: Progress | undefined;
  /** Text to be found in name, address, fields or note. */
  search?: string | undefined;
  /** Values that are found too, by the name of their field. Has no effect without `search`. */
  alsoFound?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Leads after this place, in the order of listing. */
  after?: LeadPlace | undefined;
  limit: number;
}

/** Position of a lead in the order of arrival. */
export type LeadPlace = Pick<Lead, 'createdAt' | 'sequence'>;

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
  /** Records of other people whose text holds the address; they stay. */
  mentions: number;
}

export interface Erasure extends Erased {
  /** Connectors that got the person's data and are asked to erase it. */
  asked: readonly ConnectorName[];
  /** Connectors that got the person's data, in which a person must erase it. */
  byHand: readonly ConnectorName[];
  /** False when deleted text may still stand in the database's files, since others kept reading it. */
  isScrubbed: boolean;
}

export interface QueueState {
  pending: number;
  dead: number;
  /** When the oldest message that still waits was queued. */
  oldest: number | undefined;
}

/** Ages in milliseconds after which things are removed. */
export interface Retention {
  contact: number;
  application: number;
  unconfirmed: number;
  quarantine: number;
}

export type Removed = Record<keyof Retention, number>;
