import { Fragment } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  /** Text before the address that explains how to use it. */
  help: string;
  links: readonly (Link & { icon: string })[];
  address: string;
}

/** Positions where a long address may break: after a hyphen, and after a slash or the last of several adjacent slashes. */
const PART = /(?<=-|\/(?!\/))/;

/** Links to share an article, and its address to copy. They are plain links without tracking. */
export function ArticleShare({ title, help, links, address }: Props) {
  return (
    <div className="mt-14 border-y border-line py-6">
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-water">
              <Icon name={icon} className="size-5 text-water" />
              <span className="channel-link pb-0.5">{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        {help}{' '}
        <a href={address} className="touch-target font-medium wrap-anywhere text-ink underline underline-offset-4">
          {address.split(PART).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </a>
      </p>
    </div>
  );
}
