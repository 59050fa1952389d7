import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

export type PadSide = 'left' | 'right';

export const padSide = createPersistedStore<{ readonly side: PadSide }>({
  key: STORAGE_KEYS.flockPadSide,
  parse: (text) => (text === 'left' || text === 'right' ? { side: text } : null),
  initial: { side: 'left' },
  format: ({ side }) => side,
});

/** The side of the screen with the direction pad, remembered in this browser. The boost button is on the other side. */
export const usePadSide = padSide.useValue;

export function swapPadSide(): void {
  padSide.set({ side: padSide.refresh().side === 'left' ? 'right' : 'left' });
}
