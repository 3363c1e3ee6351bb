import type { ReactNode } from 'react';
import type { PanelItem } from './types.ts';

interface Props {
  item: PanelItem;
  /** The `id` of the panel. That of its button is `<id>-button`. */
  id: string;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A navigation button and the panel that it opens. The panel is a native popover, which opens and closes without script. */
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
