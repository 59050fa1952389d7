import { AppError } from '../core/errors.ts';

export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the system has a share sheet that takes links. */
export function canShareLinks(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the system's share sheet. Call from a user gesture. Closing the sheet is not a failure.
 * @throws AppError `share-refused`.
 */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share({ ...link });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    throw new AppError('share-refused', String(cause));
  }
}
