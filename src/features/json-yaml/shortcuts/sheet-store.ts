import { create } from 'zustand';

/** Whether the list of shortcuts is open. */
export const useShortcutSheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcutSheet(): void {
  useShortcutSheet.setState({ isOpen: true });
}
