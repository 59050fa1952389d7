import { writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { COPIED_BYTES } from '../constants.ts';
import { copy } from './copy.ts';
import { showToolToast } from './tool-toast.ts';

/** Shows a success beside the toolbar. */
type ShowSuccess = (words: string) => void;

/** Copies a text of known size to the clipboard. A text that is too long for it can only be downloaded. */
export async function copyText(
  byteLength: number,
  readBlob: () => Promise<Blob>,
  showSuccess: ShowSuccess,
): Promise<void> {
  if (byteLength > COPIED_BYTES) {
    showToolToast(copy.notices.copyTooLarge(formatSize(byteLength)), { severity: 'warning' });
    return;
  }
  try {
    await writeClipboard(readBlob());
    showSuccess(copy.notices.copied);
  } catch {
    showToolToast(copy.notices.copyFailed, { severity: 'error' });
  }
}

/** Throws when the text cannot be read. */
export async function downloadText(
  readBlob: () => Promise<Blob>,
  fileName: string,
  showSuccess: ShowSuccess,
): Promise<void> {
  downloadBlob(await readBlob(), fileName);
  showSuccess(copy.notices.downloaded(fileName));
}

/** The name of a result: the input file's name without its extension, and the action. */
export function toFileName(inputName: string | null, fallback: string, action: string, extension: string): string {
  const stem = inputName?.replace(/\.[^.]*$/, '') || fallback;
  return `${stem}-${action}.${extension}`;
}
