import { useState } from 'react';
import { showToast } from '../../shared/toast-store.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { UNDO_TOAST_MS } from './constants.ts';
import { copy } from './copy.ts';
import { listEntries } from './list-entries.ts';
import { useIsClosed } from './use-is-closed.ts';
import { useIsCovered } from './use-is-covered.ts';
import { WidgetRail } from './WidgetRail.tsx';
import { widgetClosed } from './widget-store.ts';

interface ShortcutWidgetProps {
  readonly pages: readonly Page[];
  readonly activePageId: string | undefined;
  /** Height of the header, which the widget keeps free. */
  readonly topPx: number;
  /** Whether wide windows have room beside the page's content. */
  readonly hasMargins: boolean;
  /** The focus was in the widget, which disappears now. */
  readonly onFocusLost: () => void;
}

/** The floating shortcuts to other pages (doc 2 §2). Nothing while the visitor has closed them or a dialog is open. */
export function ShortcutWidget({ pages, activePageId, topPx, hasMargins, onFocusLost }: ShortcutWidgetProps) {
  const [takesFocus, setTakesFocus] = useState(false);
  const isClosed = useIsClosed();
  const isCovered = useIsCovered();
  const entries = listEntries(pages);

  function close(hadFocus: boolean): void {
    const isStored = widgetClosed.set(Date.now());
    const reopen = () => {
      setTakesFocus(hadFocus);
      widgetClosed.clear();
    };
    showToast(isStored ? copy.closed : copy.closedUntilReload, {
      position: 'bottom-center',
      durationMs: UNDO_TOAST_MS,
      action: { label: copy.undo, onClick: reopen },
    });
    if (hadFocus) onFocusLost();
  }

  if (entries.length === 0 || isClosed || isCovered) return null;
  return (
    <WidgetRail
      entries={entries}
      activePageId={activePageId}
      topPx={topPx}
      hasMargins={hasMargins}
      takesFocus={takesFocus}
      onFocusTaken={() => setTakesFocus(false)}
      onClose={close}
    />
  );
}
