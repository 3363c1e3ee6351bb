import type { OpenSession } from '../../sign-in/sessions.ts';
import { Time } from './Time.tsx';

/** Where an account is signed in. */
export function SessionList({ sessions }: { sessions: readonly (OpenSession & { isThis?: boolean })[] }) {
  if (sessions.length === 0) return <p>Not signed in.</p>;
  return (
    <ul className="grid gap-2">
      {sessions.map(({ id, since, lastAt, isThis }) => (
        <li key={id}>
          Signed in since <Time value={since} />, last request <Time value={lastAt} />
          {isThis ? ' (this browser)' : ''}
        </li>
      ))}
    </ul>
  );
}
