import { useHandedOver } from '../../../shared/handoff/use-handed-over.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { PACKET_LIMITS } from '../constants.ts';
import { copy } from '../words.ts';
import type { RoomHolder } from './room-holder.ts';
import { appendDraft } from './use-prefill.ts';

const HANDED_OVER = ['station-files'] as const;

/**
 * Takes files and texts from other pages. Nothing is sent by itself: files wait beside the input, and a text stands in it.
 * A text that is too long for a message becomes a file.
 */
export function useHandedFiles(holder: RoomHolder): void {
  useHandedOver(HANDED_OVER, { onTaken: ({ files, text }) => takeHanded(holder, files, text) });
}

function takeHanded({ store, setDraft, attach }: RoomHolder, files: readonly File[], text: string): void {
  const draft = appendDraft(store.getState().draft, text);
  const isFile = draft.length > PACKET_LIMITS.textChars;
  if (isFile) attach([...files, new File([text], copy.attached.textName, { type: 'text/plain' })]);
  else attach(files);
  if (text.trim() === '' || isFile) return;
  setDraft(draft);
  showToast(copy.attached.textTaken, { severity: 'success' });
}
