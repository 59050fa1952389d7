import { AppError } from '../../core/errors.ts';
import { downloadBlob } from '../../platform/download.ts';
import { confirm } from '../../shared/confirm/confirm.ts';
import { backupFileName } from '../../shared/data/backup-file-name.ts';
import { clearData, exportData, restore } from '../../shared/data/change-data.ts';
import { toDataErrorWords } from '../../shared/data/error-words.ts';
import { restorePoints } from '../../shared/data/page-restore-points.ts';
import type { RestorePoint } from '../../shared/data/restore-points.ts';
import { secureData } from '../../shared/data/secure-data.ts';
import { formatSize } from '../../shared/files/size-text.ts';
import { pageHandoff } from '../../shared/handoff/page-handoff.ts';
import { dismissToast, showToast } from '../../shared/toast-store.ts';
import type { ToolData } from '../../shared/tool/tool-data.ts';
import { UNDO_TOAST_MS } from './constants.ts';
import { noteBackup } from './last-backup-store.ts';
import { formatTime } from './model/time-text.ts';
import { copy } from './words.ts';

/** Downloads everything as one file and, where nothing is missing, notes the time. */
export function exportAll(datas: readonly ToolData[], isComplete: boolean): Promise<void> {
  return attempt(async () => {
    const now = new Date();
    downloadBlob(await exportData(datas), backupFileName(now));
    if (isComplete) noteBackup(now.getTime());
  });
}

export function exportOne(data: ToolData): Promise<void> {
  return attempt(async () => {
    const name = backupFileName(new Date(), data.id);
    downloadBlob(await exportData([data]), name);
    showToast(copy.backup.exported(name), { severity: 'success' });
  });
}

/** Asks, keeps a restore point, clears, and offers to undo. */
export function clear(datas: readonly ToolData[], onChanged: () => void): Promise<void> {
  const [only] = datas;
  if (only === undefined) return Promise.resolve();
  const words = copy.clear;
  const question =
    datas.length === 1
      ? { title: words.title(only.label), body: words.body(only.holds) }
      : { title: words.titleAll, body: words.bodyAll(datas.map(({ label }) => label)) };
  return attempt(async () => {
    if (!(await confirm({ ...question, confirmLabel: words.confirm }))) return;
    const safety = await secureData(restorePoints, 'clear', datas);
    if (safety === null) return;
    await clearData(datas, safety);
    onChanged();
    offerUndo(datas.length === 1 ? words.done(only.label) : words.doneAll, safety.point, () =>
      undoClear(safety.point, datas, onChanged),
    );
  });
}

let undoToast: number | null = null;

/** Withdraws the offer to undo the last change, before the next one. */
export function withdrawUndo(): void {
  if (undoToast !== null) dismissToast(undoToast);
  undoToast = null;
}

function offerUndo(message: string, point: RestorePoint | null, undo: () => Promise<void>): void {
  withdrawUndo();
  const options = { severity: 'success', durationMs: UNDO_TOAST_MS } as const;
  const action = { label: copy.clear.undo, onClick: () => void undo() };
  undoToast = showToast(message, point === null ? options : { ...options, action });
}

async function undoClear(point: RestorePoint | null, datas: readonly ToolData[], onChanged: () => void): Promise<void> {
  if (point !== null) await attempt(() => bringBack(point, datas, copy.clear.undone));
  onChanged();
}

/** Asks, and brings a restore point back. */
export function restorePoint(point: RestorePoint, datas: readonly ToolData[], onChanged: () => void): Promise<void> {
  const words = copy.points;
  return attempt(async () => {
    const title = words.confirmTitle(formatTime(point.at, true));
    const body = words.confirmBody(point.tools.map(({ label }) => label));
    if (!(await confirm({ title, body, confirmLabel: words.confirm, isDestructive: false }))) return;
    withdrawUndo();
    await bringBack(point, datas, words.restored);
    onChanged();
  });
}

async function bringBack(point: RestorePoint, datas: readonly ToolData[], done: string): Promise<void> {
  const skipped = await restore(restorePoints, point, datas);
  if (skipped.length === 0) showToast(done, { severity: 'success' });
  else showToast(copy.points.partly(skipped.map(({ reason }) => reason)), { severity: 'warning' });
}

/** Asks, names the data that are lost, removes a restore point, and offers to undo. */
export function removePoint(point: RestorePoint): Promise<void> {
  const words = copy.points;
  return attempt(async () => {
    const title = words.removeTitle(formatTime(point.at, true));
    const lost = point.tools.filter(({ entries }) => entries > 0);
    const body = lost.length === 0 ? words.removeEmpty : words.removeBody(lost, formatSize(point.bytes));
    if (!(await confirm({ title, body, confirmLabel: words.remove }))) return;
    const archive = await restorePoints.readArchive(point.id);
    await restorePoints.remove(point.id);
    const undo = () => attempt(() => putBack(point, archive));
    const action = archive === null ? {} : { action: { label: copy.clear.undo, onClick: () => void undo() } };
    showToast(words.removed, { severity: 'success', durationMs: UNDO_TOAST_MS, ...action });
  });
}

async function putBack(point: RestorePoint, archive: Blob | null): Promise<void> {
  if (archive === null) return;
  await restorePoints.putBack(point, archive);
  showToast(copy.points.removalUndone, { severity: 'success' });
}

/** Offers a damaged text to the JSON tool, which can repair it. False when that failed. */
export async function offerToJsonTool(name: string, text: string): Promise<boolean> {
  let isOffered = false;
  await attempt(async () => {
    await pageHandoff.offer('json-text', { name, text });
    isOffered = true;
  });
  return isOffered;
}

/** Reports a failure of the storage; a bug is reported as well, and thrown again. */
async function attempt(job: () => Promise<void>): Promise<void> {
  try {
    await job();
  } catch (error) {
    showToast(toDataErrorWords(error), { severity: 'error' });
    if (!(error instanceof AppError)) throw error;
  }
}
