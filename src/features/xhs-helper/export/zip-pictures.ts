import { AppError } from '../../../core/errors.ts';
import { nextTask } from '../../../platform/next-task.ts';
import type { CardExportErrorCode } from './export-errors.ts';

export interface PictureFile {
  readonly name: string;
  readonly blob: Blob;
}

const ZIP_TYPE = 'application/zip';

/**
 * Packs pictures into one file in the given order. They are stored as they are, because PNG is compressed already.
 * @throws AppError `export-failed`.
 */
export async function zipPictures(files: readonly PictureFile[], at = new Date()): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk as Uint8Array<ArrayBuffer>);
    else failure = error;
  });
  for (const { name, blob } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    archive.add(entry);
    entry.push(new Uint8Array(await blob.arrayBuffer()), true);
    await nextTask();
  }
  archive.end();
  if (failure !== null) throw new AppError<CardExportErrorCode>('export-failed', String(failure));
  return new Blob(chunks, { type: ZIP_TYPE });
}
