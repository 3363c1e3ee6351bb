/** An SMTP server for tests. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Gets each complete mail. Returns an error to refuse it, nothing to accept it. */
type CheckMail = (mail: string) => Error | undefined | Promise<Error | undefined>;

/**
 * Listens until the end of a test, without TLS and without a password.
 * Resolves with its URL and the source of each mail that it has accepted so far.
 */
export async function receiveMail(
  options: SMTPServerOptions = {},
  check: CheckMail = () => undefined,
): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        void Promise.resolve(check(mail)).then((refusal) => {
          if (refusal === undefined) mails.push(mail);
          done(refusal);
        });
      });
    },
    ...options,
  });
  // A client that is killed breaks its connection, which is no error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}
