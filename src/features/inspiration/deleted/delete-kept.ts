import { AppError } from '../../../core/errors.ts';
import type { RowChange } from '../model/row-change.ts';

interface Deletion {
  readonly change: RowChange;
  /** Among the deleted items. */
  readonly isKept: boolean;
}

/**
 * Runs a deletion that keeps what it deletes. Where there is no room for that, it deletes all the same if `otherwise` resolves
 * to true: a full disk must not refuse to give room. @returns null where `otherwise` declines.
 */
export async function deleteKept(
  job: (keeps: boolean) => Promise<RowChange>,
  otherwise: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<Deletion | null> {
  try {
    return { change: await job(true), isKept: true };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'deletion-not-kept') throw error;
    return (await otherwise()) ? { change: await job(false), isKept: false } : null;
  }
}
