import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import type { SettingsDialogProps } from './SettingsDialog.tsx';

export interface SettingsDialogState {
  /** Null until its file has come. */
  readonly Dialog: ComponentType<SettingsDialogProps> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Keeps the dialog's file out of the way of the first frame: it is fetched once `isReady`, or when it is asked for. */
export function useSettingsDialog(isReady: boolean): SettingsDialogState {
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const load = useCallback(async () => {
    const { SettingsDialog } = await import('./SettingsDialog.tsx');
    setDialog(() => SettingsDialog);
  }, []);

  useEffect(() => {
    // A file that does not come now is asked for again when the visitor opens the dialog.
    if (isReady) load().catch(() => undefined);
  }, [isReady, load]);

  const open = () => {
    setOpen(true);
    if (Dialog !== null) return;
    load().catch(() => {
      setOpen(false);
      showToast(copy.notices.settingsUnavailable, { severity: 'error' });
    });
  };
  return { Dialog, isOpen, open, close: () => setOpen(false) };
}
