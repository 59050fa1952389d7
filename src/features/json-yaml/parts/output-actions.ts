import { AppError } from '../../../core/errors.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
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

/** Copies a part of a text, and says `done`. Fetching it fails above `COPIED_BYTES`. Call from a user gesture. */
export async function copyPart(text: Promise<Blob>, done: string, showSuccess: ShowSuccess): Promise<void> {
  try {
    // Awaiting the text as well keeps its error distinct from one of the clipboard.
    await Promise.all([text, writeClipboard(text)]);
    showSuccess(done);
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
    const words = isTooLarge ? copy.notices.partTooLarge(formatSize(COPIED_BYTES)) : copy.notices.copyFailed;
    showToast(words, { severity: isTooLarge ? 'warning' : 'error' });
  }
}

/** The text that an output pane shows. */
interface ShownText {
  readonly fileName: string;
  readonly byteLength: number;
  readonly readBlob: () => Promise<Blob>;
}

interface OutputDesk {
  readonly showSuccess: ShowSuccess;
  readonly report: (error: unknown) => void;
}

/** What the buttons of an output pane do with the text that is shown by then; `read` returns null when there is none. */
export function createOutputActions({ showSuccess, report }: OutputDesk, read: () => ShownText | null) {
  const use = async <Outcome>(job: (shown: ShownText) => Promise<Outcome>): Promise<Outcome | null> => {
    const shown = read();
    try {
      return shown && (await job(shown));
    } catch (error) {
      report(error);
      return null;
    }
  };
  return {
    copy: () => void use(({ byteLength, readBlob }) => copyText(byteLength, readBlob, showSuccess)),
    download: () =>
      void use(async ({ fileName, readBlob }) => {
        downloadBlob(await readBlob(), fileName);
        showSuccess(copy.notices.downloaded(fileName));
      }),
    /** The text for another page. */
    load: () =>
      use(async ({ fileName: name, readBlob }) => ({
        name,
        source: new File([await readBlob()], name, { type: 'text/plain' }),
      })),
  };
}

export type OutputActions = ReturnType<typeof createOutputActions>;

/** The name of a result: the input file's name without its extension, and the action. */
export function toFileName(inputName: string | null, fallback: string, action: string, extension: string): string {
  const stem = inputName?.replace(/\.[^.]*$/, '') || fallback;
  return `${stem}-${action}.${extension}`;
}
