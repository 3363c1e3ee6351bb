import { useState } from 'react';
import { KIND_NAMES } from '../../../server/store/store.ts';
import type { AcceptAnswer, EraseAnswer, LeadAnswer } from '../../leads/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { useAction } from '../parts/useAction.ts';
import { useData } from '../parts/useData.ts';
import { request } from '../request.ts';
import { EraseForm, Erased } from './Erase.tsx';
import { LeadFile } from './LeadFile.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { StateMark } from './StateMark.tsx';
import { CONNECTORS } from './terms.ts';
import { LeadText } from './LeadText.tsx';

interface SuspectProps {
  lead: LeadAnswer;
  /** Called when its acceptance has made it a sign-up or a request for a file. */
  onConverted: () => void;
  /** Called after each attempt: another account may have accepted or erased the lead. */
  onEnd: () => void;
}

/** Why a submission was quarantined, and the button that accepts it. */
function Suspect({ lead, onConverted, onEnd }: SuspectProps) {
  const { isBusy, fault, run } = useAction(onEnd);
  const accept = () =>
    run(async () => {
      const { isLead } = await request<AcceptAnswer>(`/api/leads/${lead.id}/accept`, { method: 'POST' });
      if (!isLead) onConverted();
      return undefined;
    });
  return (
    <section className="mt-6 border border-clay bg-surface p-5">
      <h2 className="text-lead font-semibold">Suspected spam</h2>
      <p className="mt-1 mb-4">
        Reason: {lead.reason}. No mail about it was sent. Accept it if a person has sent it; otherwise it is deleted
        automatically.
      </p>
      <ActionButton tone="main" isBusy={isBusy} onPress={accept}>
        Not spam: accept
      </ActionButton>
      <Notice kind="fault">{fault}</Notice>
    </section>
  );
}

/** External systems that received data of the person. */
function HandedOver({ handedOver }: Pick<LeadAnswer, 'handedOver'>) {
  return (
    <section>
      <h2 className="text-lead font-semibold">Where the data was sent</h2>
      <p className="mt-2">
        {handedOver.length === 0
          ? 'To no connector. A mail about it may be in your mailboxes.'
          : `To ${handedOver.map((name) => CONNECTORS[name]).join(', ')}, and to your mailboxes if mails are on.`}
      </p>
    </section>
  );
}

/** A message without a lead, and a link to the list. */
function MessageWithLink({ children }: { children: React.ReactNode }) {
  return (
    <>
      {children}
      <a href="/leads" className="link">
        Back to the list
      </a>
    </>
  );
}

/** One lead: its data, its history and the actions on it. */
export function LeadPage({ id }: { id: string }) {
  const { data: lead, fault, reload } = useData<LeadAnswer>(`/api/leads/${encodeURIComponent(id)}`);
  const [erased, setErased] = useState<EraseAnswer>();
  /** The kind of the lead, once its acceptance has made it a sign-up or a request for a file. */
  const [converted, setConverted] = useState<LeadAnswer['kind']>();
  if (erased) {
    return (
      <MessageWithLink>
        <Erased {...erased} />
      </MessageWithLink>
    );
  }
  if (converted !== undefined) {
    return (
      <MessageWithLink>
        <h1 className="text-title font-semibold">Accepted</h1>
        <Notice kind="done">
          {converted === 'download'
            ? 'The address gets a mail with the link to the file, unless it has had too many mails or accepts none. It is no longer a lead, and becomes one again when the person uses the link.'
            : 'The address gets a confirmation mail, unless it is already subscribed, has had too many mails or accepts none. After confirmation, the person receives the newsletter. It is no longer a lead.'}
        </Notice>
      </MessageWithLink>
    );
  }
  if (!lead)
    return fault === undefined ? (
      <p className="text-muted">Loading…</p>
    ) : (
      <MessageWithLink>
        <h1 className="text-title font-semibold">This lead cannot be shown</h1>
        <Notice kind="fault">{fault}</Notice>
      </MessageWithLink>
    );
  return (
    <>
      <a href="/leads" className="link">
        All leads
      </a>
      <h1 className="mt-3 text-title font-semibold wrap-anywhere">
        <bdi>{lead.name || lead.email}</bdi>
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        <StateMark state={lead.state} progress={lead.followUp.progress} />
        {KIND_NAMES[lead.kind]}
        <Time value={lead.createdAt} />
      </p>
      <Notice kind="fault">{fault}</Notice>
      {lead.state === 'quarantined' && (
        <Suspect lead={lead} onConverted={() => setConverted(lead.kind)} onEnd={reload} />
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-14">
        <div className="grid content-start gap-10">
          <LeadText lead={lead} />
          {lead.file && <LeadFile id={lead.id} file={lead.file} />}
        </div>
        <div className="grid content-start gap-10">
          {lead.state === 'accepted' && <FollowUpForm lead={lead} onChanged={reload} />}
          {lead.state === 'accepted' && <HandedOver {...lead} />}
          <EraseForm lead={lead} onErased={setErased} onEnd={reload} />
        </div>
      </div>
    </>
  );
}
