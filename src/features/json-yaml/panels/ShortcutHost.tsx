import { useEffect } from 'react';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToolToast } from '../parts/tool-toast.ts';
import { copy } from '../shortcuts/copy.ts';
import { openShortcutSheet, useShortcutSheet } from '../shortcuts/sheet-store.ts';
import { followShortcuts } from './follow-shortcuts.ts';

/** Part of the page's files (`page-parts.ts`). */
export const loadShortcutSheet = () =>
  import('../shortcuts/ShortcutSheet.tsx').then(({ ShortcutSheet }) => ShortcutSheet);

/** Follows the shortcuts of the page while it is shown, and lists them on request. */
export function ShortcutHost() {
  const isOpen = useShortcutSheet((state) => state.isOpen);
  const Sheet = useLazyComponent(loadShortcutSheet, {
    isNeeded: isOpen,
    onFailed() {
      useShortcutSheet.setState({ isOpen: false });
      showToolToast(copy.failed, { severity: 'error' });
    },
  });
  useEffect(() => followShortcuts(openShortcutSheet), []);
  useEffect(() => () => useShortcutSheet.setState({ isOpen: false }), []);
  return Sheet === null ? null : <Sheet />;
}
