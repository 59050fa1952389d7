import { type ComponentType, useState } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import type { SettingsDialogProps } from './SettingsDialog.tsx';
import { useLateComponent } from './use-late-component.ts';

export interface SettingsDialogState {
  /** Null until its file has come. */
  readonly Dialog: ComponentType<SettingsDialogProps> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const fetchDialog = () => import('./SettingsDialog.tsx').then(({ SettingsDialog }) => SettingsDialog);

/** The settings dialog, whose file is fetched once `isReady`, or when the visitor opens it. */
export function useSettingsDialog(isReady: boolean): SettingsDialogState {
  const { Component, load } = useLateComponent(isReady, fetchDialog);
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    setOpen(true);
    if (Component !== null) return;
    load().catch(() => {
      setOpen(false);
      showToast(copy.notices.settingsUnavailable, { severity: 'error' });
    });
  };
  return { Dialog: Component, isOpen, open, close: () => setOpen(false) };
}
