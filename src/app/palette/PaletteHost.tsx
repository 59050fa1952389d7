import { useEffect, useEffectEvent } from 'react';
import { usesMetaKey } from '../../platform/command-key.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../shared/toast-store.ts';
import { useHoldsUpdates } from '../../shared/unsaved-work.ts';
import { copy } from '../copy.ts';
import { isPaletteKey } from './palette-key.ts';
import { closePalette, togglePalette, usePalette } from './palette-store.ts';

const loadPalette = () => import('./PaletteDialog.tsx').then(({ PaletteDialog }) => PaletteDialog);

/**
 * Opens the search by its key anywhere in the portal, unless the page has used the key, and not during a game, whose time
 * would run on. Its file is fetched in the first idle moment after the visitor has used the page.
 */
export function PaletteHost({ activePageId }: { readonly activePageId: string | undefined }) {
  const { isOpen } = usePalette();
  const isPlaying = useHoldsUpdates();
  const isShown = isOpen && !isPlaying;
  const Dialog = useLazyComponent(loadPalette, {
    isNeeded: isShown,
    canPrefetch: true,
    onFailed: () => {
      closePalette();
      showToast(copy.search.failed, { severity: 'error' });
    },
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isPlaying || !isPaletteKey(event, usesMetaKey() ? 'meta' : 'control')) return;
    event.preventDefault();
    togglePalette();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  // A search that a game keeps closed must not open after it.
  useEffect(() => {
    if (isPlaying) closePalette();
  }, [isPlaying]);
  useEffect(() => closePalette, []);

  return isShown && Dialog !== null ? <Dialog activePageId={activePageId} onClose={closePalette} /> : null;
}
