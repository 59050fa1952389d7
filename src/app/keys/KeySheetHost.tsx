import { useEffect, useEffectEvent } from 'react';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { isFreeKey } from '../../shared/page-keys.ts';
import { showToast } from '../../shared/toast-store.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { useHoldsUpdates } from '../../shared/unsaved-work.ts';
import { copy } from '../copy.ts';
import { closeKeySheet, openKeySheet, useKeySheet } from './key-sheet-store.ts';

const loadSheet = () => import('./KeySheet.tsx').then(({ KeySheet }) => KeySheet);

/** Also the wide one of Chinese input methods. */
const SHEET_KEYS: readonly string[] = ['?', '\uff1f'];

/**
 * Lists the keys of the shown page by `?`, unless the page has a list of its own or sends nothing, and not during a game, whose
 * time would run on.
 */
export function KeySheetHost({ page }: { readonly page: Page | undefined }) {
  const { isOpen } = useKeySheet();
  const isPlaying = useHoldsUpdates();
  const Sheet = useLazyComponent(loadSheet, {
    isNeeded: isOpen,
    onFailed: () => {
      closeKeySheet();
      showToast(copy.keysFailed, { severity: 'error' });
    },
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPlaying || page?.sendsNothing === true || !SHEET_KEYS.includes(event.key) || !isFreeKey(event)) return;
    // Listeners of the page may follow this one.
    setTimeout(() => {
      if (!event.defaultPrevented) openKeySheet();
    });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => closeKeySheet, []);

  return Sheet === null ? null : (
    <Sheet isOpen={isOpen} page={page} searchKeys={copy.search.keys} onClose={closeKeySheet} />
  );
}
