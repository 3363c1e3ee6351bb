/** Signed time stamps of when a form was first used. They detect programs, which submit a form faster than people. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { Secret } from './secret.ts';
import { DAY } from '../time.ts';

const MAX_AGE_MS = DAY;
/** Tolerated clock difference: another instance, whose clock is behind, may check the stamp. */
const CLOCK_TOLERANCE_MS = 1000;

/** `none`: no usable stamp, for example from a page without script. `invalid`: forged, or sent faster than a person can type. */
export type StampState = 'valid' | 'none' | 'invalid';

/** Creates a stamp for `form` at `now`, in milliseconds since 1970. */
export const makeStamp = (secret: Secret, form: FormName, now: number): string =>
  `${now}.${secret.sign('stamp', `${form}.${now}`)}`;

/** Checks the stamp of a submission. A stamp older than a day counts as `none`, because people leave tabs open. */
export function verifyStamp(secret: Secret, form: FormName, stamp: string, now: number): StampState {
  if (stamp === '') return 'none';
  const [, time = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!secret.verify('stamp', `${form}.${time}`, signature)) return 'invalid';
  const age = now - Number(time);
  // A negative age means that the clock of another instance is ahead: not an error of the sender.
  if (age < 0 || age > MAX_AGE_MS) return 'none';
  return age < guard.fastestMs - CLOCK_TOLERANCE_MS ? 'invalid' : 'valid';
}
