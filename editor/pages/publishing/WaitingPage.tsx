import type { ReactNode } from 'react';
import { counted } from '#shared/plural.ts';
import type { FieldChange, Waiting } from '../../publishing/state.ts';
import { Time } from '../parts/Time.tsx';
import { MarkedWords } from './MarkedWords.tsx';

interface Props {
  page: Waiting;
  isOpen: boolean;
}

const KINDS = { new: 'New', changed: 'Changed', deleted: 'Deleted' };

/** A page that differs from the public one: who saved it, and the text of each changed field before and after. */
export function WaitingPage({ page, isOpen }: Props) {
  const { title, language, kind, by, at, fields, lang, dir } = page;
  return (
    <details open={isOpen} className="border border-line bg-surface">
      <summary className="cursor-pointer px-5 py-4">
        <h3 className="inline font-semibold">
          <bdi lang={lang}>{title}</bdi>
          {language !== undefined && <span className="font-normal text-muted"> · {language}</span>}
        </h3>
        <p className="mt-1 text-muted">
          {KINDS[kind]}
          {by !== '' && (
            <>
              {' by '}
              <bdi>{by}</bdi>, <Time value={Date.parse(at)} />
            </>
          )}
          {fields.length > 0 && ` · ${counted(fields.length, 'field')}`}
        </p>
      </summary>
      <div className="px-5 pb-2">
        {fields.length === 0 && (
          <p className="border-t border-line py-4">
            No text has changed, only a picture, the position in a list, or comments in the file.
          </p>
        )}
        {fields.map((field, index) => (
          <Field key={index} change={field} lang={lang} dir={dir} />
        ))}
      </div>
    </details>
  );
}

interface FieldProps {
  change: FieldChange;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

function Field({ change: { field, before, after, isMoved }, lang, dir }: FieldProps) {
  return (
    <div className="border-t border-line py-4">
      <h4 className="text-muted">{field}</h4>
      {isMoved === true ? (
        <p className="mt-2">The order of the entries has changed.</p>
      ) : (
        <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Side title="On the site">
            <MarkedWords words={before} other={after} kind="del" lang={lang} dir={dir} />
          </Side>
          <Side title="Draft">
            <MarkedWords words={after} other={before} kind="ins" lang={lang} dir={dir} />
          </Side>
        </div>
      )}
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h5 className="text-small font-semibold">{title}</h5>
      {children}
    </div>
  );
}
