import { Button } from '#ui/Button.tsx';
import type { FormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props {
  state: FormState;
  messages: FormMessages & { send: string };
}

/** The button that sends a form, and beside it what has become of it. */
export function SendRow({ state, messages }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button isBusy={state === 'sending'}>{messages.send}</Button>
      <p role="status" className={`font-semibold ${state === 'failed' ? 'text-clay' : 'text-muted'}`}>
        {state === 'sending' ? messages.sending : null}
        {state === 'failed' ? messages.failed : null}
      </p>
    </div>
  );
}
