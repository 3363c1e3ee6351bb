import { useState } from 'react';
import { counted } from '#shared/plural.ts';
import type { EraseAnswer, LeadAnswer } from '../../leads/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useAction } from '../parts/useAction.ts';
import { withoutDefault } from '../parts/withoutDefault.ts';
import { request } from '../request.ts';
import { CONNECTORS } from './terms.ts';

interface Props {
  lead: LeadAnswer;
  onErased: (answer: EraseAnswer) => void;
  /** Called after each attempt: another account may have erased the person. */
  onEnd: () => void;
}

/** The form that erases the data of a person. The user must type the address, which prevents erasure by mistake. */
export function EraseForm({ lead: { id, email }, onErased, onEnd }: Props) {
  const [address, setAddress] = useState('');
  const { isBusy, fault, run } = useAction(onEnd);
  const erase = () =>
    run(async () => {
      onErased(await request<EraseAnswer>(`/api/leads/${id}/erase`, { method: 'POST', body: { address } }));
      return undefined;
    });
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-lead font-semibold">Erase this person</h2>
      <p className="mt-2">
        Deletes everything that <bdi className="wrap-anywhere">{email}</bdi> has sent, including files and notes, and
        the newsletter subscription. This cannot be undone.
      </p>
      <form className="mt-4 grid gap-4" onSubmit={withoutDefault(erase)}>
        <Field label="Type the address to confirm">
          <input
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            required
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            className={CONTROL}
          />
        </Field>
        <div>
          <ActionButton tone="danger" isSubmit isBusy={isBusy}>
            Erase
          </ActionButton>
        </div>
      </form>
      <Notice kind="fault">{fault}</Notice>
    </section>
  );
}

/** The result of an erasure: what was deleted, and what must be deleted by hand. */
export function Erased({ leads, subscribers, requests, mentions, asked, byHand, isScrubbed }: EraseAnswer) {
  const removed = [
    counted(leads, 'lead'),
    counted(subscribers, 'subscription'),
    counted(requests, 'request for a file', 'requests for a file'),
  ];
  return (
    <>
      <h1 className="text-title font-semibold">Erased</h1>
      <Notice kind="done">
        Removed: {removed.join(', ')}. Delete the mails about this person in your mailboxes too.
      </Notice>
      {asked.length + byHand.length > 0 && (
        <section className="my-6">
          <h2 className="text-lead font-semibold">Other systems that received the data</h2>
          <ul className="mt-2 list-disc ps-6">
            {asked.map((connector) => (
              <li key={connector}>{CONNECTORS[connector]}: erasure requested.</li>
            ))}
            {byHand.map(({ connector, task }) => (
              <li key={connector}>
                {CONNECTORS[connector]}, by hand: {task}.
              </li>
            ))}
          </ul>
        </section>
      )}
      {mentions > 0 && (
        <p className="my-4">
          Leads of other people that contain this address: {mentions}. Search for the address and decide whether to keep
          them.
        </p>
      )}
      {!isScrubbed && (
        <Notice kind="fault">
          Another program, such as a backup, was reading the database, so its files may still contain the deleted text.
          The server of the website removes it within an hour after that program has ended.
        </Notice>
      )}
    </>
  );
}
