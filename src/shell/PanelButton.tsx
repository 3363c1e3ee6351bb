import type { ReactNode } from 'react';
import type { PanelItem } from './types.ts';

interface Props {
  item: PanelItem;
  /** Identifies the panel; its button gets `<id>-button`. */
  id: string;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A navigation button and the panel it opens. The platform's popover opens, toggles and closes it without script. */
export function PanelButton({ item, id, isNarrow = false, children }: Props) {
  return (
    <li>
      <button
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-current={item.current}
        className="panel-button channel-link inline-flex min-h-11 items-center gap-2"
      >
        {item.label}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-button`}
        data-panel=""
        className={`panel ${isNarrow ? 'panel-narrow' : ''}`}
      >
        {children}
      </div>
    </li>
  );
}
