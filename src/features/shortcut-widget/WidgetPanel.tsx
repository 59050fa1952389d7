import CloseIcon from '@mui/icons-material/CloseRounded';
import GripIcon from '@mui/icons-material/DragHandleRounded';
import type { KeyboardEvent } from 'react';
import { copy } from './copy.ts';
import type { ShortcutEntry } from './list-entries.ts';
import { ShortcutLink } from './ShortcutLink.tsx';
import { Panel } from './widget-parts.ts';

interface WidgetPanelProps {
  readonly id: string;
  readonly entries: readonly ShortcutEntry[];
  readonly activePageId: string | undefined;
  readonly onMoveKey: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** Grip, entries and close button of the expanded widget. */
export function WidgetPanel({ id, entries, activePageId, onMoveKey, onClose }: WidgetPanelProps) {
  return (
    <Panel id={id}>
      <button type="button" className="grip" aria-label={copy.move} title={copy.moveHint} onKeyDown={onMoveKey}>
        <GripIcon />
      </button>
      <div className="entries">
        {entries.map(({ page, shortcut }) => (
          <ShortcutLink key={page.id} page={page} shortcut={shortcut} isCurrent={page.id === activePageId} />
        ))}
      </div>
      <button type="button" className="close" aria-label={copy.close} title={copy.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </Panel>
  );
}
