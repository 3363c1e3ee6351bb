import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import type { ContactLink } from './types.ts';

interface Props {
  title: string;
  result: string;
  action: ContactLink;
}

/** A summary of the result next to the text, with a contact link. */
export function CaseSummary({ title, result, action }: Props) {
  return (
    <aside aria-label={title} className="border-s-[3px] border-water ps-6 tall:sticky-below-header">
      <p className="text-small font-semibold text-water">{title}</p>
      <p className="mt-2 text-lead leading-snug font-medium">{result}</p>
      <p className="mt-6">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </p>
      <ContactLinks channels={action.channels} className="mt-3 text-small text-muted" />
    </aside>
  );
}
