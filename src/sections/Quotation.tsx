import { Fragment } from 'react';

interface Props {
  text: string;
  /** Role of the speaker. */
  role: string;
  name?: string | undefined;
  company?: string | undefined;
}

/** A quotation with the name, role and company of its speaker. */
export function Quotation({ text, role, name, company }: Props) {
  return (
    <figure className="max-w-[44rem] border-s-[3px] border-water ps-6">
      <blockquote className="text-title leading-snug">{text}</blockquote>
      <figcaption className="mt-4 text-muted">
        {[name, role, company]
          .filter((part) => part !== undefined)
          .map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {/* Isolated: right-to-left text would move the full stop of a name such as Example Ltd. */}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
      </figcaption>
    </figure>
  );
}
