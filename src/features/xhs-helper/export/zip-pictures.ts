import { AppError } from '../../../core/errors.ts';
import { writeZip } from '../../../shared/files/write-zip.ts';
import type { CardExportErrorCode } from './export-errors.ts';

interface PictureFile {
  readonly name: string;
  readonly blob: Blob;
}

const ZIP_TYPE = 'application/zip';

/**
 * Packs pictures into one file in the given order. They are stored as they are, because PNG is compressed already.
 * @throws AppError `export-failed`.
 */
export async function zipPictures(files: readonly PictureFile[], at = new Date()): Promise<Blob> {
  const parts: BlobPart[] = [];
  try {
    const entries = files.map(({ name, blob }) => ({ name, source: blob }));
    await writeZip(entries, { write: (part) => void parts.push(part), at });
  } catch (error) {
    throw new AppError<CardExportErrorCode>('export-failed', String(error));
  }
  return new Blob(parts, { type: ZIP_TYPE });
}
