/** Sends mail through SMTP, and decides from an error whether the message is retried. */
import { createTransport } from 'nodemailer';
import type { Delivery, Outcome } from '../store/store.ts';
import { afterFailure, PAUSE_MS } from './backoff.ts';
import { MINUTE } from '../time.ts';

/** Time limits of single steps, in milliseconds. */
export const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Time limit of a whole attempt, in milliseconds. Shorter than a lease. */
export const WHOLE_ATTEMPT_MS = MINUTE;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  attachment?: { fileName: string; content: Buffer } | undefined;
}

interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** Sends only over a connection with TLS. */
  requireTls: boolean;
  from: { name: string; address: string };
  /** Overrides the time limit of a whole attempt in tests, in milliseconds. */
  attemptMs?: number;
}

export type SendMail = (mail: Mail, delivery: Delivery, now: number) => Promise<Outcome>;

interface SmtpFailure {
  responseCode?: number;
  code?: string;
  command?: string;
}

/** Codes of an error, without mail addresses, for the log and the database. */
function reasonFor({ responseCode, code, command }: SmtpFailure): string {
  return ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');
}

function outcomeOf(error: SmtpFailure, delivery: Delivery, now: number): Outcome {
  const reason = reasonFor(error);
  const status = error.responseCode ?? 0;
  // Wrong credentials or missing permissions affect every message, so the attempt is not counted: a person must correct the settings.
  if (error.code === 'EAUTH' || status === 530 || status === 535) return { state: 'paused', delayMs: PAUSE_MS, reason };
  // The same applies when the server refuses the sender address, except with 552: then only this message is too large.
  const isSenderRefused =
    status >= 500 && status !== 552 && error.code === 'EENVELOPE' && error.command === 'MAIL FROM';
  if (isSenderRefused) return { state: 'paused', delayMs: PAUSE_MS, reason };
  if (status >= 500 && error.code === 'EENVELOPE') return { state: 'dead', reason };
  if (status >= 500 && error.code === 'EMESSAGE') return { state: 'dead', reason };
  return afterFailure(delivery.attempts, now - delivery.createdAt, reason);
}

/** Returns a function that sends one mail per call, each over its own connection. It does not throw for SMTP errors. */
export function createMailSender({ url, requireTls, from, attemptMs = WHOLE_ATTEMPT_MS }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    ...LIMITS,
    // `URL` converts the scheme to lower case.
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
      return outcomeOf(error as SmtpFailure, delivery, now);
    }
  };
}
