import { create } from 'zustand';

/** Whether the list of keys is open. */
export const useKeySheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openKeySheet(): void {
  useKeySheet.setState({ isOpen: true });
}

export function closeKeySheet(): void {
  useKeySheet.setState({ isOpen: false });
}
