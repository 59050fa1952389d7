import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { ToolBoundary } from '../ToolBoundary.tsx';
import { HEADER_HEIGHT_PX } from './constants.ts';

const loadWidget = () =>
  import('../../features/shortcut-widget/ShortcutWidget.tsx').then(({ ShortcutWidget }) => ShortcutWidget);

interface ShortcutWidgetHostProps {
  readonly pages: readonly Page[];
  readonly activePageId: string | undefined;
  /** Whether the layout of the shown page has the widget. */
  readonly isAllowed: boolean;
  /** Whether wide windows have room beside the content. */
  readonly hasMargins: boolean;
  /** The focus was in the widget, which disappears now. */
  readonly onFocusLost: () => void;
}

/**
 * Loads the shortcut widget in the first idle moment of a page, with the files that the page loads by itself: a page that
 * sends nothing must not make a request later. If it cannot be loaded or fails, the page has no widget and shows no error.
 */
export function ShortcutWidgetHost({ isAllowed, ...props }: ShortcutWidgetHostProps) {
  const [isIdle, setIdle] = useState(false);
  const isWanted = isAllowed && props.pages.some(({ shortcut }) => shortcut !== undefined);
  const Widget = useLazyComponent(loadWidget, {
    isNeeded: isWanted && isIdle,
    isQuiet: true,
    onFailed: () => {},
  });

  useEffect(() => {
    if (isWanted && !isIdle) return whenIdle(() => setIdle(true));
  }, [isWanted, isIdle]);

  if (!isWanted || Widget === null) return null;
  return (
    <ToolBoundary resetKey={props.activePageId ?? ''} renderError={() => null}>
      <Widget {...props} topPx={HEADER_HEIGHT_PX} />
    </ToolBoundary>
  );
}
