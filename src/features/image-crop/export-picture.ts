import type { CropJob } from '../../bridges/image-crop-bridge.ts';
import { downloadBlob } from '../../platform/download.ts';
import type { SentContent } from '../../shared/handoff/use-send-to.ts';
import { showToast } from '../../shared/toast-store.ts';
import { cropToFile, presentJob } from './crop-result.ts';
import { useCropStore } from './crop-store.ts';
import { cropFileName } from './model/file-name.ts';
import { toProblem } from './open-picture.ts';
import { problemText } from './problem-text.ts';
import { copy } from './words.ts';

/** Downloads the result under the original name with a suffix. Says so, or why not. */
export async function downloadCrop(): Promise<void> {
  const state = useCropStore.getState().history?.present;
  const file = await toFile();
  if (file === null) return;
  downloadBlob(file.source, file.name);
  showToast(copy.actions.downloaded(file.name), { severity: 'success' });
  markExported(file.pictureId, state);
}

/** The result for another page; null where a message has said why there is none. The crop stays as it is. */
export async function toSentCrop(): Promise<SentContent | null> {
  return toFile();
}

async function toFile(): Promise<{ readonly pictureId: number; readonly name: string; readonly source: File } | null> {
  const present = presentJob();
  if (present === null) {
    showToast(copy.result.empty, { severity: 'warning' });
    return null;
  }
  const { picture, job } = present;
  try {
    const { blob } = await cropToFile(picture, job);
    const name = cropFileName(picture.name, copy.fileSuffix, job.format, copy.untitled);
    return { pictureId: picture.id, name, source: new File([blob], name, { type: blob.type }) };
  } catch (error) {
    if (!isAbort(error)) {
      showToast(copy.actions.exportFailed(problemText(toProblem(error))), { severity: 'error' });
    }
    return null;
  }
}

/** The result as PNG, the only picture that clipboards take everywhere. Not bound to a limit in KB. */
export async function toClipboardPng(): Promise<Blob> {
  const present = presentJob();
  if (present === null) throw new Error('The box shows nothing of the picture');
  const png: CropJob = { ...present.job, format: 'png', maxBytes: null };
  return (await cropToFile(present.picture, png)).blob;
}

/** The clipboard has the result. */
export function markCopied(): void {
  useCropStore.setState({ isUnsaved: false });
}

/** Nothing would be lost any more, unless something was changed meanwhile. */
export function markExported(pictureId: number, exported: unknown): void {
  const { picture, history } = useCropStore.getState();
  if (picture?.id === pictureId && history?.present === exported) useCropStore.setState({ isUnsaved: false });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
