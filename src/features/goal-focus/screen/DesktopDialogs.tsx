import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { OpenedPicture } from '../background/open-picture.ts';
import type { LookDraft } from '../edit/use-look-draft.ts';
import type { LegibleText } from '../model/legible.ts';
import { copy } from '../words.ts';

export type DialogName = 'edit' | 'share' | 'timer';

interface DesktopDialogsProps {
  /** The open dialog; null for none. */
  readonly name: DialogName | null;
  readonly open: (source: string) => Promise<OpenedPicture>;
  readonly shown: LegibleText;
  readonly onDraft: (draft: LookDraft | null) => void;
  readonly onClose: () => void;
}

const loadEdit = () => import('../edit/EditDialog.tsx').then(({ EditDialog }) => EditDialog);
const loadShare = () => import('../share/ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);
const loadTimer = () => import('../focus/TimerDialog.tsx').then(({ TimerDialog }) => TimerDialog);

/** The desktop's dialogs, whose code is fetched when they are opened, or before that in an idle moment. */
export function DesktopDialogs({ name, open, shown, onDraft, onClose }: DesktopDialogsProps) {
  const fetching = (dialog: DialogName) => ({
    isNeeded: name === dialog,
    canPrefetch: true,
    onFailed() {
      onClose();
      showToast(copy.toolbar.failed, { severity: 'error' });
    },
  });
  const Edit = useLazyComponent(loadEdit, fetching('edit'));
  const Share = useLazyComponent(loadShare, fetching('share'));
  const Timer = useLazyComponent(loadTimer, fetching('timer'));
  return (
    <>
      {Edit !== null && <Edit isOpen={name === 'edit'} open={open} shown={shown} onDraft={onDraft} onClose={onClose} />}
      {Share !== null && <Share isOpen={name === 'share'} onClose={onClose} />}
      {Timer !== null && <Timer isOpen={name === 'timer'} onClose={onClose} />}
    </>
  );
}
