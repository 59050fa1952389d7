import { useLocation } from 'react-router-dom';
import { withBase } from '../../core/paths.ts';
import { openSite, openTab } from '../../platform/open-window.ts';
import { showToast } from '../../shared/toast-store.ts';
import type { CommandRun } from '../../shared/tool/define-page.ts';
import { togglePin } from '../../shared/tool/page-visits.ts';
import { useNavigateAfterDialogs } from '../../shared/ui/use-navigate-after-dialogs.ts';
import { copy } from './copy.ts';
import type { PaletteItem } from './palette-items.ts';

/** What can be done with an item: choosing it, in this tab or a new one, and pinning a page. */
export function useChoose(onClose: () => void) {
  const navigate = useNavigateAfterDialogs();
  const { pathname, search } = useLocation();
  const go = async (to: string) => {
    if (to !== pathname + search) await navigate(to);
  };
  return {
    choose({ action }: PaletteItem, inNewTab: boolean): void {
      if ('to' in action && inNewTab && openTab(withBase(action.to))) return;
      onClose();
      if ('site' in action) openSite(action.site);
      else if ('to' in action) void go(action.to);
      else void runAction(action.run, go);
    },
    pin({ canBePinned, pageId }: PaletteItem): void {
      if (canBePinned && pageId !== null) togglePin(pageId);
    },
  };
}

async function runAction(run: CommandRun, go: (to: string) => Promise<void>): Promise<void> {
  try {
    const to = await run();
    if (typeof to === 'string') await go(to);
  } catch (error) {
    showToast(copy.failed, { severity: 'error' });
    throw error;
  }
}
