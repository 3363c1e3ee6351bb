import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

/** What is said of a file that is sent. */
interface Mailed {
  /** That it comes by mail. */
  label: string;
  /** Opens the form, where several of them stand in a list; absent where the form is always open. */
  open?: string | undefined;
  /** What becomes of the address, and where to read more. */
  about: string;
  privacy: Link;
}

interface Props {
  title: string;
  desc: string;
  /** Type of the file, for example `PDF`, and its size as readers write it. */
  kind: string;
  size: string;
  /** Where it lies; absent for a file that is sent to confirmed addresses. */
  href?: string | undefined;
  mailed?: Mailed | undefined;
  /** The form that asks for such a file. */
  children?: ReactNode;
}

/** A file with what it is, its type and its size, and how to get it. */
export function DownloadRow({ title, desc, kind, size, href, mailed, children }: Props) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[5fr_7fr]">
      <p className="text-lead font-semibold">
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
          <Asking {...mailed}>{children}</Asking>
        </div>
      ) : (
        <p className="self-center">{desc}</p>
      )}
    </li>
  );
}

/** The form with what becomes of the address. */
function Asking({ open, about, privacy, children }: Mailed & { children: ReactNode }) {
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
