import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import type { FormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props {
  state: FormState;
  messages: FormMessages & { send: string };
}

/**
 * The submit button, and the status next to it. A failure message is scrolled into view. The texts of the status are in elements: a browser
 * that translates the page replaces text nodes, and React would fail to remove them.
 */
export function SendRow({ state, messages }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const refusal = state === 'failed' || state === 'tooMany' ? messages[state] : '';
  useEffect(() => {
    if (refusal) status.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const [before, after] = refusal.split('{email}');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button isBusy={state === 'sending'}>{messages.send}</Button>
      <p
        ref={status}
        role="status"
        className={`scroll-mb-4 font-semibold wrap-anywhere ${refusal ? 'text-clay' : 'text-muted'}`}
      >
        {state === 'sending' ? <span>{messages.sending}</span> : null}
        {state === 'sent' ? <span>{messages.done}</span> : null}
        {refusal ? (
          <span>
            {before}
            <a href={`mailto:${messages.mail}`} className="underline underline-offset-4">
              {messages.mail}
            </a>
            {after}
          </span>
        ) : null}
      </p>
    </div>
  );
}
