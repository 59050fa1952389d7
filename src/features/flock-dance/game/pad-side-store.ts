import { create } from 'zustand';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local.ts';

export type PadSide = 'left' | 'right';

/** The side of the screen that the pad is on, remembered in this browser; the boost button is on the other one. */
export const usePadSide = create<{ readonly side: PadSide }>(() => ({
  side: readLocal(STORAGE_KEYS.flockPadSide) === 'right' ? 'right' : 'left',
}));

export function swapPadSide(): void {
  const side = usePadSide.getState().side === 'left' ? 'right' : 'left';
  usePadSide.setState({ side });
  writeLocal(STORAGE_KEYS.flockPadSide, side);
}
