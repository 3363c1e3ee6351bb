import { Fragment } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  /** What to do with the address below. */
  help: string;
  links: readonly (Link & { icon: string })[];
  address: string;
}

/** Where a long address may go on in the next line: after a hyphen and the last of its slashes side by side. */
const PART = /(?<=-|\/(?!\/))/;

/** Ways to pass an article on: plain links, and the address itself to copy. Nobody is counted. */
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
