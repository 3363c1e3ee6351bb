import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  desc: string;
  /** Type of the file, for example `PDF`, and its size as readers write it. */
  kind: string;
  size: string;
  /** Where it lies; absent for a file that is sent to confirmed addresses. */
  href?: string | undefined;
  /** Of a file that is sent: that it comes by mail, what becomes of the address, and where to read more. */
  mailed?: { label: string; about: string; privacy: Link } | undefined;
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
          <bdi>{kind}</bdi>, <bdi>{size}</bdi>
          {mailed ? `, ${mailed.label}` : null}
        </span>
      </p>
      {mailed ? (
        <div className="py-2">
          <p>{desc}</p>
          <div className="mt-5">{children}</div>
          <p className="text-small text-muted">
            {mailed.about}{' '}
            <a href={mailed.privacy.href} className="touch-target underline underline-offset-4 hover:text-water">
              {mailed.privacy.label}
            </a>
          </p>
        </div>
      ) : (
        <p className="self-center">{desc}</p>
      )}
    </li>
  );
}
