import { useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../shared/look/media.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { closeWidget } from './close-widget.ts';
import { listEntries } from './list-entries.ts';
import { useIsClosed } from './use-is-closed.ts';
import { useIsCovered } from './use-is-covered.ts';
import { WidgetRail } from './WidgetRail.tsx';

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

/**
 * The floating shortcuts to other pages (doc 2 §2). Nothing while the visitor has closed them or a dialog is open, and
 * nothing in narrow windows: their bottom bar has the shortcuts.
 */
export function ShortcutWidget({ pages, activePageId, topPx, hasMargins, onFocusLost }: ShortcutWidgetProps) {
  const [takesFocus, setTakesFocus] = useState(false);
  const isClosed = useIsClosed();
  const isCovered = useIsCovered();
  const isNarrow = useMediaQuery(MEDIA.narrow);
  const entries = listEntries(pages);

  function close(hadFocus: boolean): void {
    closeWidget(() => setTakesFocus(hadFocus));
    if (hadFocus) onFocusLost();
  }

  if (entries.length === 0 || isClosed || isCovered || isNarrow) return null;
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
