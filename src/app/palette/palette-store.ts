import { create } from 'zustand';

/** Whether the search over the whole product is open. */
export const usePalette = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openPalette(): void {
  usePalette.setState({ isOpen: true });
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false });
}

export function togglePalette(): void {
  usePalette.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}
