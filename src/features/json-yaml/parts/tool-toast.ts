import { showToast, type ToastOptions } from '../../../shared/toast-store.ts';

/** Shows a toast below the panes, where it covers none of the tool's controls, and returns its id. */
export function showToolToast(message: string, options: Omit<ToastOptions, 'position'> = {}): number {
  return showToast(message, { ...options, position: 'bottom-center' });
}
