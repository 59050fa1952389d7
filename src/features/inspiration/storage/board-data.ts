import { AppError } from '../../../core/errors.ts';
import { createPause } from '../../../platform/create-pause.ts';
import { nextTask } from '../../../platform/next-task.ts';
import type { DataPart, ImportMode, ImportPlan, ToolData, ToolParts } from '../../../shared/tool/tool-data.ts';
import { type BackupFaults, backupPieces, readBackup } from '../model/backup.ts';
import { mergeDeleted, readDeleted, writeDeleted } from '../model/deleted-file.ts';
import { type DeletedItem, headOf } from '../model/deleted-item.ts';
import type { BoardRows, ReplacedTimes } from '../model/heal-rows.ts';
import { mergeBackup } from '../model/merge-backup.ts';
import { copy } from '../words.ts';
import { BOARD_STORES, type BoardDb, type BoardWrite } from './board-db.ts';
import { clearBoard, putBoardRows, readBoardRows } from './board-rows.ts';
import type { DeletedItems } from './deleted-db.ts';
import { readInspirations } from './read-board.ts';

/** Name of the part that is the documented backup file. */
export const BACKUP_PART = 'backup.json';
/** Name of the part with the deleted items. A backup file alone has none, and leaves the deleted items as they are. */
export const DELETED_PART = 'deleted.json';

const words = copy.backup;

/** What a file holds. */
interface BoardContent {
  readonly rows: BoardRows;
  /** Null where the file says nothing of deleted items. */
  readonly deleted: readonly DeletedItem[] | null;
}

/** The plans of this browser, for the data center and for the board's own import. */
export function createBoardData(
  db: BoardDb,
  deleted: DeletedItems,
  now: () => number = Date.now,
): ToolData<BoardContent> {
  const readRows = () => db.read(BOARD_STORES, (tx) => readBoardRows(tx, now()));
  const exportParts = async (): Promise<readonly DataPart[]> => {
    const [rows, items] = await Promise.all([readRows(), deleted.readAll()]);
    if (rows.inspirations.length === 0 && items.length === 0) return [];
    return [
      { name: BACKUP_PART, bytes: await toBytes(rows) },
      { name: DELETED_PART, bytes: new TextEncoder().encode(writeDeleted(items)) },
    ];
  };
  return {
    id: 'inspiration',
    label: copy.tab,
    holds: words.holds,
    version: 1,
    async size(exported) {
      const goals = await db.read(['inspirations'], (tx) => readInspirations(tx, now()));
      const parts = exported ?? (await exportParts());
      return { entries: goals.length, bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0) };
    },
    export: exportParts,
    async plan(parts) {
      const { rows, faults, replacedTimes } = await readBackup(findText(parts, BACKUP_PART), now(), createPause());
      const file = parts.parts.some(({ name }) => name === DELETED_PART)
        ? readDeleted(findText(parts, DELETED_PART), now())
        : { items: null, unreadable: 0 };
      await nextTask();
      const own = { rows: await readRows(), deleted: await deleted.readAll() };
      const allFaults = { ...faults, unreadable: faults.unreadable + file.unreadable };
      return toPlan(own, { rows, deleted: file.items }, allFaults, replacedTimes, now());
    },
    async apply({ content }, mode) {
      const write = () => db.write(BOARD_STORES, (tx) => applyRows(tx, content.rows, mode));
      if (content.deleted === null) return write();
      const isReplacing = mode === 'replace';
      const boards = isReplacing ? [content.rows] : [await readRows(), content.rows];
      const own = isReplacing ? [] : await deleted.readAll();
      const { added } = mergeDeleted(own, content.deleted, onBoards(boards), now());
      if (isReplacing) return replaceBoth(added, write);
      await deleted.add(added);
      await write().catch(async (error) => {
        await deleted.remove(added.map((item) => headOf(item).id));
        throw error;
      });
    },
    clear: () => replaceBoth([], () => db.write(BOARD_STORES, clearBoard)),
  };

  /** No transaction spans both databases: the deleted items are put back where the board refuses. */
  async function replaceBoth(items: readonly DeletedItem[], write: () => Promise<void>): Promise<void> {
    const before = await deleted.readAll();
    await deleted.replaceAll(items);
    await write().catch(async (error) => {
      await deleted.replaceAll(before);
      throw error;
    });
  }

  async function applyRows(tx: BoardWrite, file: BoardRows, mode: ImportMode): Promise<void> {
    if (mode === 'replace') await clearBoard(tx);
    // Read again: another tab may have written since the plan was made.
    const { added, focused } = mergeBackup(await readBoardRows(tx, now()), file);
    await putBoardRows(tx, { ...added, tasks: [...added.tasks, ...focused] }, now());
  }
}

/** Whether the goal or task of a deleted item is on one of the boards. */
function onBoards(boards: readonly BoardRows[]): (item: DeletedItem) => boolean {
  const goals = new Set(boards.flatMap(({ inspirations }) => inspirations.map(({ id }) => id)));
  const tasks = new Set(boards.flatMap((board) => board.tasks.map(({ id }) => id)));
  return (item) => (item.kind === 'goal' ? goals : tasks).has(headOf(item).rowId);
}

/** `exported_at` is the newest change, so that the same rows give the same bytes. */
async function toBytes(rows: BoardRows): Promise<Uint8Array<ArrayBuffer>> {
  const newest = rows.inspirations.reduce((latest, { updated_at }) => Math.max(latest, updated_at), 0);
  const pause = createPause();
  const pieces: string[] = [];
  for (const piece of backupPieces(rows, newest)) {
    pieces.push(piece);
    const wait = pause();
    if (wait !== null) await wait;
  }
  return new TextEncoder().encode(pieces.join(''));
}

function findText({ parts }: ToolParts, name: string): string {
  const part = parts.find((each) => each.name === name);
  if (part === undefined) throw new AppError('data-unreadable', `No ${name}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part.bytes);
  } catch {
    throw new AppError('backup-not-json', 'The backup is no UTF-8');
  }
}

function toPlan(
  own: BoardContent,
  file: BoardContent,
  faults: BackupFaults,
  replacedTimes: ReplacedTimes,
  now: number,
): ImportPlan<BoardContent> {
  const merge = mergeBackup(own.rows, file.rows, replacedTimes);
  const { added } = merge;
  const deleted = mergeDeleted(own.deleted ?? [], file.deleted ?? [], onBoards([own.rows, file.rows]), now);
  const inFile = new Set(listKeys(file, file.deleted ?? own.deleted));
  const removed = listKeys(own, own.deleted).filter((key) => !inFile.has(key)).length;
  const skipped = [
    { reason: words.skipped.unreadable, count: faults.unreadable },
    { reason: words.skipped.repeated, count: faults.repeated },
    { reason: words.skipped.orphans, count: merge.orphans },
  ];
  const notes = [
    words.added(added.inspirations.length, added.tasks.length, added.timeline_events.length),
    ...(deleted.added.length > 0 ? [words.addedDeleted(deleted.added.length)] : []),
    ...(faults.timeReplaced > 0 ? [words.timeReplaced(faults.timeReplaced)] : []),
    ...(faults.healed > 0 ? [words.healed(faults.healed)] : []),
    ...(faults.repeatDropped > 0 ? [words.repeatDropped(faults.repeatDropped)] : []),
    ...(merge.brokenCircles > 0 ? [words.brokenCircles(merge.brokenCircles)] : []),
  ];
  return {
    added: BOARD_STORES.reduce((sum, store) => sum + added[store].length, deleted.added.length),
    // Of a task that differs in more, the longer focus time is taken as well.
    changed: merge.focused.length,
    conflicts: [...merge.kept, ...deleted.kept],
    unchanged: merge.unchanged + deleted.unchanged,
    removed,
    skipped: skipped.filter(({ count }) => count > 0),
    notes,
    content: file,
  };
}

/** Store and key of every row, and the ids of deleted items. */
function listKeys({ rows }: BoardContent, deleted: BoardContent['deleted']): string[] {
  const keys = BOARD_STORES.flatMap((store) =>
    rows[store].map((row) => `${store} ${'id' in row ? row.id : row.inspiration_id}`),
  );
  return [...keys, ...(deleted ?? []).map((item) => `deleted ${headOf(item).id}`)];
}
