/** Signed time stamps: when a page first used its form. They tell people from programs that send at once. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { Secret } from './secret.ts';
import { DAY } from '../time.ts';

const OLDEST_MS = DAY;
/** Clocks of instances differ: one gives the ticket, and another that is a little behind judges its stamp. */
const CLOCK_TOLERANCE_MS = 1000;

/** `none`: there is no usable stamp, as from a page without script. `bad`: forged, or sent faster than a person types. */
export type StampState = 'good' | 'none' | 'bad';

/** A stamp for `form` at `now`, in milliseconds since 1970. */
export const makeStamp = (secret: Secret, form: FormName, now: number): string =>
  `${now}.${secret.sign('stamp', `${form}.${now}`)}`;

/** Judges the stamp that came with a submission. One that is too old is worth as much as none: tabs stay open. */
export function judgeStamp(secret: Secret, form: FormName, stamp: string, now: number): StampState {
  if (stamp === '') return 'none';
  const [, time = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!secret.verify('stamp', `${form}.${time}`, signature)) return 'bad';
  const age = now - Number(time);
  // A negative age comes from another instance whose clock is ahead: no fault of the sender.
  if (age < 0 || age > OLDEST_MS) return 'none';
  return age < guard.fastestMs - CLOCK_TOLERANCE_MS ? 'bad' : 'good';
}
