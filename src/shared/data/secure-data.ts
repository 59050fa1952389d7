import { AppError } from '../../core/errors.ts';
import { downloadBlob } from '../../platform/download.ts';
import { confirm } from '../confirm/confirm.ts';
import type { SafetyCopy, ToolData } from '../tool/tool-data.ts';
import { backupFileName } from './backup-file-name.ts';
import { exportData, keepRestorePoint } from './change-data.ts';
import { copy } from './copy.ts';
import { toDataErrorWords } from './error-words.ts';
import type { RestorePoint, RestorePoints, RestoreReason } from './restore-points.ts';

export interface SecuredData extends SafetyCopy {
  /** Null: a downloaded file takes its place, and undoing is up to the visitor. */
  readonly point: RestorePoint | null;
}

/**
 * Makes the safety copy of a change: a restore point or, where none can be kept and the visitor agrees, a downloaded file.
 * Null when the visitor declines: then nothing may be changed.
 */
export async function secureData(
  points: RestorePoints,
  reason: RestoreReason,
  datas: readonly ToolData[],
): Promise<SecuredData | null> {
  try {
    return await keepRestorePoint(points, reason, datas);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { title, body, confirm: confirmLabel } = copy.noPoint;
    if (!(await confirm({ title, body: body(toDataErrorWords(error)), confirmLabel }))) return null;
    downloadBlob(await exportData(datas), backupFileName(new Date()));
    return { kind: 'file', point: null };
  }
}
