import { AppError } from '../../../core/errors.ts';
import type { ImportMode, ImportPlan, ToolData, ToolParts } from '../../../shared/data/tool-data.ts';
import { copy } from '../copy.ts';
import { type BackupFaults, type BoardRows, readBackup, writeBackup } from '../model/backup.ts';
import { mergeBackup } from '../model/merge-backup.ts';
import { BOARD_STORES, type BoardDb } from './board-db.ts';
import { clearBoard, putBoardRows, readBoardRows } from './board-rows.ts';

/** Name of the part that is the documented backup file. */
export const BACKUP_PART = 'backup.json';

const words = copy.backup;

/** The plans of this browser, for the data center and for the board's own import. */
export function createBoardData(db: BoardDb, now: () => number = Date.now): ToolData<BoardRows> {
  const readRows = () => db.read(BOARD_STORES, (tx) => readBoardRows(tx, now()));
  return {
    id: 'inspiration',
    label: copy.tab,
    holds: words.holds,
    version: 1,
    async size() {
      const rows = await readRows();
      const isEmpty = rows.inspirations.length === 0;
      return { entries: rows.inspirations.length, bytes: isEmpty ? 0 : toBytes(rows).length };
    },
    async export() {
      const rows = await readRows();
      return rows.inspirations.length === 0 ? [] : [{ name: BACKUP_PART, bytes: toBytes(rows) }];
    },
    async plan(parts) {
      const { rows, faults } = readBackup(findText(parts), now());
      return toPlan(await readRows(), rows, faults);
    },
    apply: ({ content }, mode) => db.write(BOARD_STORES, (tx) => applyRows(tx, content, mode)),
    clear: () => db.write(BOARD_STORES, clearBoard),
  };

  async function applyRows(tx: Parameters<typeof putBoardRows>[0], file: BoardRows, mode: ImportMode): Promise<void> {
    if (mode === 'replace') await clearBoard(tx);
    // Read again: another tab may have written since the plan was made.
    const { added, focused } = mergeBackup(await readBoardRows(tx, now()), file);
    await putBoardRows(tx, { ...added, tasks: [...added.tasks, ...focused] }, now());
  }
}

/** `exported_at` is the newest change, so that the same rows give the same bytes. */
function toBytes(rows: BoardRows): Uint8Array<ArrayBuffer> {
  const newest = rows.inspirations.reduce((latest, { updated_at }) => Math.max(latest, updated_at), 0);
  return new TextEncoder().encode(writeBackup(rows, newest));
}

function findText({ parts }: ToolParts): string {
  const part = parts.find(({ name }) => name === BACKUP_PART);
  if (part === undefined) throw new AppError('data-unreadable', 'No backup');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part.bytes);
  } catch {
    throw new AppError('backup-not-json', 'The backup is no UTF-8');
  }
}

function toPlan(own: BoardRows, file: BoardRows, faults: BackupFaults): ImportPlan<BoardRows> {
  const merge = mergeBackup(own, file);
  const { added } = merge;
  const inFile = new Set(listKeys(file));
  const removed = listKeys(own).filter((key) => !inFile.has(key)).length;
  const skipped = [
    { reason: words.skipped.unreadable, count: faults.unreadable },
    { reason: words.skipped.repeated, count: faults.repeated },
    { reason: words.skipped.orphans, count: merge.orphans },
  ];
  const notes = [
    words.added(added.inspirations.length, added.tasks.length, added.timeline_events.length),
    ...(faults.timeReplaced > 0 ? [words.timeReplaced(faults.timeReplaced)] : []),
    ...(merge.brokenCircles > 0 ? [words.brokenCircles(merge.brokenCircles)] : []),
  ];
  return {
    added: BOARD_STORES.reduce((sum, store) => sum + added[store].length, 0),
    changed: merge.changed,
    conflicts: merge.kept,
    unchanged: merge.unchanged,
    removed,
    skipped: skipped.filter(({ count }) => count > 0),
    notes,
    content: file,
  };
}

/** Store and key of every row. */
function listKeys(rows: BoardRows): string[] {
  return BOARD_STORES.flatMap((store) =>
    rows[store].map((row) => `${store} ${'id' in row ? row.id : row.inspiration_id}`),
  );
}
