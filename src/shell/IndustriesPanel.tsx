import { TextLink } from '#ui/TextLink.tsx';
import { NavList } from './NavList.tsx';
import type { Navigation } from './types.ts';

/** All industries in a grid of four columns, filled column by column. The icons on the sheet that `shell.css` shows have the same order. */
export function IndustriesPanel({ industries }: { industries: Navigation['industries'] }) {
  return (
    <div className="industries-panel p-4 xl:p-6">
      <NavList
        links={industries.links}
        more={<TextLink {...industries.overview}>{industries.overview.label}</TextLink>}
      />
      {industries.note && <p className="mt-3 px-2 text-small text-muted">{industries.note}</p>}
    </div>
  );
}
