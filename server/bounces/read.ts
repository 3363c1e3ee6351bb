/** Parses reports of mail providers about bounces and complaints. */
import { z } from 'zod';

/** `soft` is temporary; the other two stop all mail to the address. */
type BounceKind = 'hard' | 'soft' | 'complaint';

export interface Bounce {
  email: string;
  kind: BounceKind;
  /** Time of the event, in milliseconds since 1970; undefined when the report has none. */
  at: number | undefined;
}

type BounceReport =
  | { bounces: readonly Bounce[] }
  /** Amazon SNS requests a confirmation of the subscription: a person must open this address. */
  | { confirmAt: string };

const time = z
  .string()
  .optional()
  .transform((text) => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? undefined : at;
  });

/** Our own format, which listmonk's bounce API accepts too. */
const ownSchema = z
  .object({ email: z.string(), type: z.enum(['hard', 'soft', 'complaint']), at: time })
  .transform(({ email, type, at }): BounceReport => ({ bounces: [{ email, kind: type, at }] }));

/** Bounce types after which Postmark sends no more mail to an address; all others are treated as soft. */
const POSTMARK: Readonly<Record<string, BounceKind>> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SpamComplaint: 'complaint',
};

const postmarkSchema = z
  .object({ Type: z.string(), Email: z.string(), BouncedAt: time })
  .transform(({ Type, Email, BouncedAt }): BounceReport => {
    return { bounces: [{ email: Email, kind: POSTMARK[Type] ?? 'soft', at: BouncedAt }] };
  });

/** Other events of Postmark, for example an opened mail. */
const postmarkOther = z.object({ RecordType: z.string() }).transform((): BounceReport => ({ bounces: [] }));

const recipients = z.array(z.object({ emailAddress: z.string() }));
const emailsOf = (list: z.output<typeof recipients>, kind: BounceKind, at: number | undefined): BounceReport => ({
  bounces: list.map(({ emailAddress }) => ({ email: emailAddress, kind, at })),
});

/** Notifications and published events have their type in different fields. */
const sesSchema = z.union([
  z
    .object({ bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients, timestamp: time }) })
    .transform(({ bounce }) =>
      emailsOf(bounce.bouncedRecipients, bounce.bounceType === 'Permanent' ? 'hard' : 'soft', bounce.timestamp),
    ),
  z
    .object({
      complaint: z.object({
        complainedRecipients: recipients,
        complaintFeedbackType: z.string().optional(),
        timestamp: time,
      }),
    })
    .transform(({ complaint }) =>
      // The recipient has withdrawn the complaint.
      complaint.complaintFeedbackType === 'not-spam'
        ? { bounces: [] }
        : emailsOf(complaint.complainedRecipients, 'complaint', complaint.timestamp),
    ),
  z
    .union([z.object({ notificationType: z.string() }), z.object({ eventType: z.string() })])
    .transform((): BounceReport => ({ bounces: [] })),
]);

const inJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
});

const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;
const isOfSns = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && SNS_HOST.test(url.host);
};

const snsSchema = z.union([
  z.object({ Type: z.literal('Notification'), Message: inJson.pipe(sesSchema) }).transform(({ Message }) => Message),
  // For example the test message that SES sends to a new topic.
  z.object({ Type: z.literal('Notification'), Message: z.string() }).transform((): BounceReport => ({ bounces: [] })),
  z
    .object({ Type: z.literal('SubscriptionConfirmation'), SubscribeURL: z.string().refine(isOfSns) })
    .transform(({ SubscribeURL }): BounceReport => ({ confirmAt: SubscribeURL })),
  z.object({ Type: z.literal('UnsubscribeConfirmation') }).transform((): BounceReport => ({ bounces: [] })),
]);

const reportSchema = z.union([ownSchema, snsSchema, sesSchema, postmarkSchema, postmarkOther]);

/** Parses a report; undefined when its format is unknown. */
export const readReport = (json: unknown): BounceReport | undefined => reportSchema.safeParse(json).data;
