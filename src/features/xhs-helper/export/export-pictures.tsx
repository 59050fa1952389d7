import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppError } from '../../../core/errors.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { CardFace } from '../face/CardFace.tsx';
import type { CardFaceInput } from '../model/face.ts';
import type { CardExportErrorCode } from './export-errors.ts';
import { toCardPng } from './to-card-png.ts';

interface ExportedPicture {
  /** Number of the picture from 1, the cover included. */
  readonly number: number;
  readonly blob: Blob;
}

interface ExportOptions {
  /** Ends the work before the next picture; the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after every picture. */
  readonly onProgress?: (done: number, count: number) => void;
}

/**
 * Draws pictures one after another, outside of the page. Between the steps of each the page takes input and paints.
 * @throws AppError `face-not-ready` or `export-failed`, with the picture's `number` in its details.
 */
export async function* exportPictures(
  inputs: readonly CardFaceInput[],
  { signal, onProgress }: ExportOptions = {},
): AsyncGenerator<ExportedPicture, void, undefined> {
  const host = document.createElement('div');
  const root = createRoot(host);
  try {
    for (const [index, input] of inputs.entries()) {
      signal?.throwIfAborted();
      await nextTask();
      flushSync(() => root.render(<CardFace {...input} />));
      const blob = await drawFace(host, input);
      signal?.throwIfAborted();
      onProgress?.(index + 1, inputs.length);
      yield { number: input.number, blob };
    }
  } finally {
    root.unmount();
  }
}

/**
 * Draws one picture.
 * @throws AppError `face-not-ready` or `export-failed`.
 */
export async function exportPicture(input: CardFaceInput): Promise<Blob> {
  for await (const { blob } of exportPictures([input])) return blob;
  throw new AppError<CardExportErrorCode>('export-failed', 'No picture was drawn');
}

async function drawFace(host: HTMLElement, { number, style }: CardFaceInput): Promise<Blob> {
  const face = host.firstElementChild;
  try {
    if (!(face instanceof HTMLElement)) throw new AppError('face-not-ready', 'The face is not rendered');
    return await toCardPng(face, style);
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, error.message, { ...error.details, number });
    throw error;
  }
}
