import { type ReactNode, useState } from 'react';
import { withBase } from '../../../core/paths.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { openTab } from '../../../platform/open-window.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { useNavigateAfterDialogs } from '../../../shared/ui/use-navigate-after-dialogs.ts';
import { useIsMounted } from '../../../shared/use-is-mounted.ts';
import { copy } from './copy.ts';
import { type ScreenshotOutcome, takeScreenshot } from './take-screenshot.ts';

interface ScreenshotTool {
  /** Starts a screenshot. Call from a user gesture. Ignored while one is being taken. */
  readonly take: () => void;
  /** True from the call until the picture is taken or given up: hide what must not be in it. */
  readonly isTaking: boolean;
  /** Rendered by the page. */
  readonly dialog: ReactNode;
}

type Explained = Extract<ScreenshotOutcome, { readonly outcome: 'unavailable' | 'kept' }>;

const loadDialog = () => import('./ScreenshotDialog.tsx').then(({ ScreenshotDialog }) => ScreenshotDialog);

/**
 * Takes a picture of the screen and opens the page that crops pictures with it: in a new tab where the browser still allows
 * one, else in this tab, where the marker of the hand-over serves.
 */
export function useScreenshot(): ScreenshotTool {
  const pages = usePageList();
  const navigate = useNavigateAfterDialogs();
  const [isTaking, setTaking] = useState(false);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isMounted = useIsMounted();
  const Dialog = useLazyComponent(loadDialog, {
    isNeeded: isOpen,
    canPrefetch: true,
    onFailed() {
      setOpen(false);
      if (explained !== null) explainWithoutDialog(explained);
    },
  });

  const finish = (result: ScreenshotOutcome) => {
    setTaking(false);
    switch (result.outcome) {
      case 'cancelled':
        return;
      case 'failed':
        showToast(copy.failed(result.message), { severity: 'error' });
        return;
      case 'offered':
        if (!openTab(withBase(result.address))) void navigate(result.to);
        return;
      case 'unavailable':
      case 'kept':
        setExplained(result);
        setOpen(true);
    }
  };
  const take = () => {
    if (isTaking) return;
    setTaking(true);
    void takeScreenshot(pages, () => new Date()).then((result) => {
      if (isMounted()) finish(result);
    });
  };
  return {
    take,
    isTaking,
    dialog: Dialog !== null && explained !== null && (
      <Dialog isOpen={isOpen} explained={explained} onClose={() => setOpen(false)} />
    ),
  };
}

/** The dialog's file could not be fetched. The picture is downloaded at once, so that it is not lost. */
function explainWithoutDialog(explained: Explained): void {
  if (explained.outcome === 'kept') downloadBlob(explained.screenshot.blob, explained.screenshot.name);
  showToast(explained.outcome === 'kept' ? copy.kept.downloaded : copy.unavailable.body, { severity: 'warning' });
}
