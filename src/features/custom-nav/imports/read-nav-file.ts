import { AppError } from '../../../core/errors.ts';
import { readTextFile } from '../../../platform/text-file.ts';
import { isAccepted } from '../../../shared/files/is-accepted.ts';
import { FILE_CHARS_MAX, NAV_FILES } from '../constants.ts';
import { looksLikeBookmarks, parseBookmarks } from '../model/bookmark-file.ts';
import type { ImportedFile } from '../model/import-candidate.ts';
import { parseNavFile } from '../model/json-file.ts';
import type { NavLayout } from '../model/nav-state.ts';
import { copy } from '../words.ts';

export interface ReadNavFile extends ImportedFile {
  readonly name: string;
  /** Null: the file does not say. */
  readonly layout: NavLayout | null;
}

/**
 * Reads a file of either format; its content decides which. Nothing in it is executed or fetched.
 * @throws AppError with a `NavFileErrorCode`, `file-type`, or a code of `readTextFile`.
 */
export async function readNavFile(file: File): Promise<ReadNavFile> {
  if (!isAccepted(file, NAV_FILES)) throw new AppError('file-type', file.name);
  const { text } = await readTextFile(file, FILE_CHARS_MAX);
  if (looksLikeBookmarks(text)) return { ...parseBookmarks(text), name: file.name, layout: null };
  return { ...parseNavFile(text), name: file.name };
}

/** Words for a failure of `readNavFile`. A failure without a code is a bug, which the caller throws again. */
export function toFileErrorWords(error: unknown): string {
  const words = copy.import.errors;
  return (error instanceof AppError ? words[error.code] : undefined) ?? copy.toasts.importFailed;
}
