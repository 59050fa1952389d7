import { AppError } from '../../../core/errors.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import type { CardFaceInput } from '../model/face.ts';
import type { CardExportErrorCode } from './export-errors.ts';
import { exportPicture } from './export-pictures.tsx';

/**
 * Copies a picture as PNG to the clipboard. Call from a user gesture; the picture is drawn after the clipboard was opened,
 * because some browsers accept no later call.
 * @throws AppError `face-not-ready` or `export-failed` where it cannot be drawn, `copy-failed` where the browser refuses.
 */
export async function copyPicture(input: CardFaceInput): Promise<void> {
  const picture = exportPicture(input);
  try {
    await writeClipboard(picture, 'image/png');
  } catch (cause) {
    // Throws the reason for which there is no picture.
    await picture;
    throw new AppError<CardExportErrorCode>('copy-failed', String(cause));
  }
}
