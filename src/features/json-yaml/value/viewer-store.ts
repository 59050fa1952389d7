import { createStore } from 'zustand/vanilla';
import { VIEWER_PX } from './constants.ts';

interface ViewerState {
  readonly isOpen: boolean;
  /** Height of the panel below the tree, in pixels. */
  readonly heightPx: number;
  /** Grows with every request to move the focus to the shown text. */
  readonly focusRequests: number;
  /** Opens the viewer, and moves the focus to its text when that is there. */
  open(): void;
  close(): void;
  /** Sets the height, within its limits. */
  setHeight(heightPx: number, maxPx: number): void;
}

/** Whether and how large the viewer of values is; it stays open when another value or another tree is shown. */
export const viewerStore = createStore<ViewerState>((set) => ({
  isOpen: false,
  heightPx: VIEWER_PX.initial,
  focusRequests: 0,
  open: () => set(({ focusRequests }) => ({ isOpen: true, focusRequests: focusRequests + 1 })),
  close: () => set({ isOpen: false }),
  setHeight: (heightPx, maxPx) => set({ heightPx: Math.round(Math.max(Math.min(heightPx, maxPx), VIEWER_PX.min)) }),
}));
