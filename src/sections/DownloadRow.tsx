import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

/** Texts for a file that is sent by mail. */
interface Mailed {
  /** States that the file is sent by mail. */
  label: string;
  /** Text of the control that opens the form. Undefined if the form is always visible, that is if the page has only one. */
  open?: string | undefined;
  /** How the mail address is used. */
  about: string;
  /** Link to the privacy notice. */
  privacy: Link;
}

interface Props {
  title: string;
  desc: string;
  /** Type of the file, for example `PDF`. */
  kind: string;
  /** Size of the file, formatted for the language. */
  size: string;
  /** Address of the file; undefined for a file that is sent to confirmed addresses. */
  href?: string | undefined;
  mailed?: Mailed | undefined;
  /** The form that requests such a file. */
  children?: ReactNode;
}

/** A row for a file: title, description, type and size, with a download link or a form. */
export function DownloadRow({ title, desc, kind, size, href, mailed, children }: Props) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[5fr_7fr]">
      <p className="text-lead font-semibold wrap-anywhere">
        {href === undefined ? (
          <span className="inline-flex min-h-11 items-center gap-3">
            <Icon name="ph:envelope-simple" className="size-6" />
            <span>{title}</span>
          </span>
        ) : (
          <a href={href} download="" className="inline-flex min-h-11 items-center gap-3">
            <Icon name="ph:download-simple" className="size-6" />
            <span className="underline underline-offset-4 hover:text-water">{title}</span>
          </a>
        )}
        <span className="ms-9 block text-small font-normal text-muted">
          <bdi>{kind}</bdi> · <bdi>{size}</bdi>
          {mailed ? (
            <>
              {' · '}
              <bdi>{mailed.label}</bdi>
            </>
          ) : null}
        </span>
      </p>
      {mailed ? (
        <div className="py-2">
          <p>{desc}</p>
          <RequestForm {...mailed}>{children}</RequestForm>
        </div>
      ) : (
        <p className="self-center">{desc}</p>
      )}
    </li>
  );
}

/** The form with a text about how the mail address is used. */
function RequestForm({ open, about, privacy, children }: Mailed & { children: ReactNode }) {
  const form = (
    <div className="mt-4">
      {children}
      <p className="max-w-[34rem] text-small text-muted">
        {about}{' '}
        <a href={privacy.href} className="touch-target underline underline-offset-4 hover:text-water">
          {privacy.label}
        </a>
      </p>
    </div>
  );
  if (open === undefined) return form;
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 w-fit items-center gap-3 font-semibold text-water">
        {open}
        <span className="plus" />
      </summary>
      {form}
    </details>
  );
}
