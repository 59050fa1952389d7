import { type ComponentType, useState } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { useLateComponent } from '../controls/use-late-component.ts';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';

/** What is handed on: a pond's seed, a score to beat, and settings that differ from those on the screen. */
export type ShareSubject = Pick<SharedPond, 'seed'> & Partial<SharedPond>;

export interface ShareDialogState {
  /** Null until its file has come. */
  readonly Dialog: ComponentType<ShareDialogProps> | null;
  /** What is being shared; it stays while the dialog closes. Null before the first time. */
  readonly pond: SharedPond | null;
  readonly isOpen: boolean;
  readonly open: (subject: ShareSubject) => void;
  readonly close: () => void;
}

const fetchDialog = () => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** The dialog that hands on a pond, fetched when it is first asked for. `settings` are those on the screen. */
export function useShareDialog(settings: Omit<SharedPond, 'seed' | 'score' | 'day'>): ShareDialogState {
  const { Component, load } = useLateComponent(false, fetchDialog);
  const [pond, setPond] = useState<SharedPond | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (subject: ShareSubject) => {
    const { population, leaders, speed, shape, hasPredator } = settings;
    setPond({ population, leaders, speed, shape, hasPredator, score: null, day: null, ...subject });
    setOpen(true);
    if (Component !== null) return;
    load().catch(() => {
      setOpen(false);
      showToast(copy.unavailable, { severity: 'error' });
    });
  };
  return { Dialog: Component, pond, isOpen, open, close: () => setOpen(false) };
}
