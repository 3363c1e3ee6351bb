import { counted } from '#shared/plural.ts';
import { shortId } from '../../../server/store/store.ts';
import type { MessageLine, MessageList } from '../../messages/answer.ts';
import { CONNECTORS } from '../leads/terms.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Time } from '../parts/Time.tsx';
import { useAction } from '../parts/useAction.ts';
import { useData } from '../parts/useData.ts';
import { request } from '../request.ts';

const KINDS: Readonly<Record<MessageLine['kind'], string>> = {
  'lead-mail': 'Mail about a lead',
  'confirmation-mail': 'Confirmation mail',
  'download-mail': 'Link to a file',
  'acknowledgement-mail': 'Acknowledgement mail',
  'digest-mail': 'Daily digest',
  'weekly-mail': 'Weekly digest',
  ...CONNECTORS,
};

interface RowProps {
  message: MessageLine;
  /** Absent if the message cannot be discarded. */
  onDrop: ((id: string) => void) | undefined;
  /** An action is running. */
  isBusy: boolean;
}

/** One message: a table row on wide screens, a card on narrow ones. */
function Message({ message, onDrop, isBusy }: RowProps) {
  const { id, kind, state, leadId, event, to, attempts, reason, createdAt } = message;
  return (
    <li className="grid gap-x-6 gap-y-2 border border-line bg-surface p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem] md:items-center">
      <div className="wrap-anywhere">
        <p className="font-semibold">{KINDS[kind]}</p>
        <p className="text-small text-muted">
          {leadId !== undefined && (
            <a href={`/leads/${leadId}`} className="link">
              Lead {shortId(leadId)}
            </a>
          )}
          {event} {to !== undefined && `to ${to} `}
        </p>
      </div>
      <div>
        <p>
          {state === 'dead' ? <span className="font-semibold text-clay">Failed</span> : 'Waiting'}
          {reason !== undefined && `: ${reason}`}
        </p>
        <p className="text-small text-muted">
          Queued <Time value={createdAt} />, {counted(attempts, 'attempt')}
        </p>
      </div>
      {onDrop && (
        <div>
          <ActionButton tone="danger" isBusy={isBusy} onPress={() => onDrop(id)}>
            Discard
          </ActionButton>
        </div>
      )}
    </li>
  );
}

/** The message queue: failed messages first, with the reason. */
export function MessagesPage() {
  const { data, fault, reload } = useData<MessageList>('/api/messages');
  const action = useAction(reload);
  const retry = () =>
    action.run(async () => {
      const { queued } = await request<{ queued: number }>('/api/messages/retry', { method: 'POST' });
      return `${counted(queued, 'message')} queued again, to be sent automatically.`;
    });
  const drop = (id: string) => {
    if (!confirm('Discard this message? It will never be sent. The lead is kept.')) return;
    action.run(async () => {
      await request(`/api/messages/${id}/drop`, { method: 'POST' });
      return 'Discarded.';
    });
  };
  return (
    <>
      <h1 className="text-title font-semibold">Messages</h1>
      <p className="mt-2 max-w-measure text-muted">
        Mails and messages to connectors. Waiting messages are sent automatically. Send failed messages again or discard
        them.
      </p>
      <LoadState data={data} fault={fault} />
      <Outcome done={action.done} fault={action.fault} />
      {data && (
        <>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            <h2 className="text-lead font-semibold">
              {data.failed} failed, {data.waiting} waiting
            </h2>
            {data.failed > 0 && (
              <ActionButton tone="main" isBusy={action.isBusy} onPress={retry}>
                Send failed messages again
              </ActionButton>
            )}
          </div>
          <ul className="mt-3 grid gap-3">
            {data.messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                onDrop={message.state === 'dead' ? drop : undefined}
                isBusy={action.isBusy}
              />
            ))}
          </ul>
          {data.messages.length < data.failed + data.waiting && (
            <p className="mt-4 text-muted">The first {data.messages.length} are shown.</p>
          )}
        </>
      )}
    </>
  );
}
