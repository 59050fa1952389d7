import { goalImages } from '../../../bridges/goal-images-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { sniffPicture } from '../../../core/picture-kind.ts';
import { checkFile } from '../../../shared/files/check-file.ts';
import { UPLOAD_BYTES_MAX } from '../constants.ts';
import { copy } from './copy.ts';

/** What the file dialog offers, and what a dropped file must be. */
export const IMAGE_TYPES = ['image/*'] as const;

type ReceivedImage =
  | { readonly kind: 'ready'; readonly blob: Blob; readonly name: string }
  | { readonly kind: 'oversize'; readonly name: string; readonly size: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** Checks a file and scales its picture to this screen in the worker. Never rejects, except with an AbortError. */
export async function receiveImage(file: File, signal: AbortSignal): Promise<ReceivedImage> {
  const { name } = file;
  const problem = await checkFile(file, {
    types: IMAGE_TYPES,
    maxBytes: UPLOAD_BYTES_MAX,
    sniff: (head) => sniffPicture(head) !== null,
  });
  if (problem === 'file-too-large') return { kind: 'oversize', name, size: file.size };
  if (problem !== null) return { kind: 'refused', reason: toReason(problem, name) };
  try {
    const { blob } = await goalImages.fitImage(file, screenPixels(), signal);
    return { kind: 'ready', blob, name };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'refused', reason: toReason(error instanceof AppError ? error.code : 'other', name) };
  }
}

function toReason(code: string, name: string): string {
  const words: Readonly<Record<string, (name: string) => string>> = copy.images.problems;
  return (words[code] ?? copy.images.problems.other)(name);
}

/** Device pixels of the screen, in both orientations of a phone. */
function screenPixels() {
  const { width, height } = window.screen;
  const scale = window.devicePixelRatio;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
