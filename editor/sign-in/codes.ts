/** The codes of an authenticator app: the second factor of an account, by TOTP (RFC 6238) with SHA-1, six digits and 30 seconds. */
import { Secret, TOTP } from 'otpauth';
import { SERVICE_NAME } from '../htmlDocument.ts';

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new key for an app, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address in the QR code that adds the key of the account `name` to an authenticator app. */
export const keyAddress = (secret: string, name: string): string =>
  new TOTP({ issuer: SERVICE_NAME, label: name, secret }).toString();

/**
 * The time step (30 seconds, counted from 1970) of `code` if it is the current code of `secret`. A code of the previous step is refused:
 * ASVS 6.5.5 allows 30 seconds.
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret });
  const isCurrent = totp.validate({ token: code, timestamp: now, window: 0 }) === 0;
  return isCurrent ? totp.counter({ timestamp: now }) : undefined;
}
