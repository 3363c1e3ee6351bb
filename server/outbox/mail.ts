/** Sends mail through SMTP, and says what a failure means for the message. */
import { createTransport } from 'nodemailer';
import type { Delivery, Outcome } from '../store/store.ts';
import { afterFailure } from './backoff.ts';
import { MINUTE } from '../time.ts';

/** In milliseconds. */
export const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Shorter than a lease. */
export const WHOLE_ATTEMPT_MS = MINUTE;
const PAUSE_MS = 5 * MINUTE;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  attachment?: { fileName: string; content: Buffer } | undefined;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** Refuse to send over a connection without TLS. */
  requireTls: boolean;
  from: { name: string; address: string };
  /** Overrides the time of a whole attempt in tests. */
  attemptMs?: number;
}

export type SendMail = (mail: Mail, delivery: Delivery, now: number) => Promise<Outcome>;

interface SmtpFailure {
  responseCode?: number;
  code?: string;
  command?: string;
}

/** Text of an error without addresses, for log and database. */
function reasonFor({ responseCode, code, command }: SmtpFailure): string {
  return ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');
}

function judge(error: SmtpFailure, delivery: Delivery, now: number): Outcome {
  const reason = reasonFor(error);
  const status = error.responseCode ?? 0;
  // Wrong credentials or missing rights concern every message: waiting for a person, none of them may give up.
  if (error.code === 'EAUTH' || status === 530 || status === 535) return { state: 'paused', delayMs: PAUSE_MS, reason };
  // So does a sender that the server does not take, but for 552, which says that this message is too big.
  const isSenderRefused =
    status >= 500 && status !== 552 && error.code === 'EENVELOPE' && error.command === 'MAIL FROM';
  if (isSenderRefused) return { state: 'paused', delayMs: PAUSE_MS, reason };
  if (status >= 500 && error.code === 'EENVELOPE') return { state: 'dead', reason };
  if (status >= 500 && error.code === 'EMESSAGE') return { state: 'dead', reason };
  return afterFailure(delivery.attempts, now - delivery.createdAt, reason);
}

/** A function that sends one mail a call, each over its own connection. */
export function createMailSender({ url, requireTls, from, attemptMs = WHOLE_ATTEMPT_MS }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    ...LIMITS,
    // Schemes may be written in capitals.
    requireTLS: requireTls && new URL(url).protocol === 'smtp:',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@')[1] ?? 'localhost';
  return async (mail, delivery, now) => {
    const { to, subject, text, html, replyTo, headers, attachment } = mail;
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        messageId: `<${delivery.id}@${domain}>`,
        date: new Date(delivery.createdAt),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        ...(replyTo ? { replyTo } : {}),
        ...(attachment
          ? {
              attachments: [
                { filename: attachment.fileName, content: attachment.content, contentType: 'application/pdf' },
              ],
            }
          : {}),
        signal: AbortSignal.timeout(attemptMs),
      });
      return { state: 'sent' };
    } catch (error) {
      return judge(error as SmtpFailure, delivery, now);
    }
  };
}
