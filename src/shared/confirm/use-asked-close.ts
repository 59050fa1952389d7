import { copy } from '../copy.ts';
import { isUnsaved } from '../unsaved-work.ts';
import { confirm } from './confirm.ts';

/**
 * Closes a dialog, after a question while its work is declared as unsaved under `label` (see `useUnsavedWork`).
 * @returns what the close button, Escape, Back and the cancel button of the dialog call.
 */
export function useAskedClose(label: string, onClose: () => void): () => void {
  const ask = async () => {
    const { title, body, discard, keep } = copy.unsaved;
    const question = { title, body: body(label), confirmLabel: discard, cancelLabel: keep };
    if (!isUnsaved(label) || (await confirm(question))) onClose();
  };
  return () => void ask();
}
