import { AppError } from '../../../core/errors.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { clearData, type ImportOverview, restore } from '../../../shared/data/change-data.ts';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { restorePoints } from '../../../shared/data/page-restore-points.ts';
import type { RestoreReason } from '../../../shared/data/restore-points.ts';
import { secureData } from '../../../shared/data/secure-data.ts';
import type { SentContent } from '../../../shared/handoff/use-send-to.ts';
import { board, boardDb } from '../board.ts';
import { attempt, notify, offerUndo, offerUndoOf, sayWhile } from '../board-actions.ts';
import { fieldInWords } from '../conflict/field-in-words.ts';
import { saveEdited } from '../conflict/save-edited.ts';
import { BACKUP_BYTES_MAX } from '../constants.ts';
import { data } from '../data.ts';
import { copy as deletedCopy } from '../deleted/copy.ts';
import { deleteKept } from '../deleted/delete-kept.ts';
import { type BackupErrorCode, writeBackup } from '../model/backup.ts';
import type { InspirationPatch, InspirationTasks } from '../model/board-rules.ts';
import type { BoardRows } from '../model/heal-rows.ts';
import type { Inspiration } from '../model/records.ts';
import { changedFields } from '../model/row-change.ts';
import { BACKUP_PART } from '../storage/board-data.ts';
import { BOARD_STORES } from '../storage/board-db.ts';
import { readBoardRows } from '../storage/board-rows.ts';
import { formatCalendar } from '../text/calendar-file.ts';
import { exportName } from '../text/export-name.ts';
import { formatMarkdown } from '../text/markdown-text.ts';
import { formatSummaries, formatSummary } from '../text/summary-text.ts';
import { copy, inspirationName } from '../words.ts';

/** Reads the goals again and counts their tasks (trap T76). */
export async function refresh(): Promise<void> {
  const healed = await attempt(() => board.heal(), copy.errors.load);
  if (healed !== null) notify(healed === 0 ? copy.list.refreshed : copy.list.healed(healed));
}

/** Saves an edited goal. @returns whether it was saved. */
export async function saveInspiration(opened: Inspiration, values: InspirationPatch): Promise<boolean> {
  const change = await attempt(
    () =>
      saveEdited<Inspiration>({
        opened,
        patch: changedFields(opened, values),
        save: (patch, since) => board.editInspiration(opened.id, patch, since),
        toWords: (name, row) => fieldInWords(name, row[name]),
      }),
    copy.errors.update,
  );
  return change !== null;
}

/** Marks a goal as completed, and offers to undo. */
export async function completeInspiration({ id, title }: Inspiration): Promise<void> {
  const change = await attempt(() => board.editInspiration(id, { status: 'completed' }), copy.errors.update);
  if (change !== null) offerUndoOf(copy.changes.completed(inspirationName(title)), change);
}

/**
 * Asks, deletes, and offers to undo. Where the goal cannot be kept among the deleted items, a restore point or a downloaded file
 * takes their place. @returns whether the goal was deleted.
 */
export async function deleteInspiration({ id, title, task_count }: Inspiration): Promise<boolean> {
  const words = copy.deleteInspiration;
  const name = inspirationName(title);
  const question = { title: words.title(name), body: words.body(task_count), confirmLabel: words.confirm };
  if (!(await confirm(question))) return false;
  const deletion = await attempt(
    () =>
      deleteKept(
        (keeps) => board.deleteInspiration(id, keeps),
        async () => (await secureData(restorePoints, 'delete' satisfies RestoreReason, [data])) !== null,
      ),
    copy.errors.delete,
  );
  if (deletion === null) return false;
  if (deletion.isKept) offerUndoOf(words.done(name), deletion.change);
  else offerUndoOf(deletedCopy.notKept(words.done(name)), deletion.change, { severity: 'warning' });
  return true;
}

/** Asks, keeps a restore point, removes all goals, and offers to undo. */
export async function clearInspirations(count: number): Promise<void> {
  const words = copy.clear;
  if (!(await confirm({ title: words.title, body: words.body(count), confirmLabel: words.confirm }))) return;
  const safety = await attempt(async () => {
    const secured = await secureData(restorePoints, 'clear', [data]);
    if (secured !== null) await sayWhile(words.working, () => clearData([data], secured));
    return secured;
  }, copy.errors.clear);
  const point = safety?.point ?? null;
  if (safety === null) return;
  if (point === null) return notify(words.done);
  offerUndo(words.done, async () => {
    const bringBack = () => sayWhile(words.undoing, () => restore(restorePoints, point, [data]));
    const left = await attempt(bringBack, copy.errors.undo);
    if (left !== null) notify(words.undone, 'info');
  });
}

/** Downloads all goals, or one with everything that belongs to it, as a backup file. */
export async function exportInspirations(
  inspirations: readonly Inspiration[],
  only: Inspiration | null,
): Promise<void> {
  if (inspirations.length === 0) return notify(copy.exports.nothing, 'info');
  await attempt(async () => {
    const now = Date.now();
    const rows = await boardDb.read(BOARD_STORES, (tx) => readBoardRows(tx, now));
    const text = writeBackup(only === null ? rows : rowsOf(rows, only.id), now);
    downloadBlob(
      new Blob([text], { type: 'application/json' }),
      exportName(only?.title ?? null, 'json', new Date(now)),
    );
    notify(only === null ? copy.exports.done : copy.exports.doneOne(inspirationName(only.title)));
  }, copy.exports.failed);
}

function rowsOf(rows: BoardRows, id: string): BoardRows {
  const isOwn = ({ inspiration_id }: { readonly inspiration_id: string }) => inspiration_id === id;
  return {
    inspirations: rows.inspirations.filter((row) => row.id === id),
    tasks: rows.tasks.filter(isOwn),
    timeline_events: rows.timeline_events.filter(isOwn),
    hierarchy_data: rows.hierarchy_data.filter(isOwn),
    flowchart_data: rows.flowchart_data.filter(isOwn),
  };
}

type TextFormat = 'txt' | 'md' | 'ics';

/** Downloads all goals, or one, as a text to read, an outline or a calendar. */
export async function exportText(
  inspirations: readonly Inspiration[],
  only: Inspiration | null,
  format: TextFormat,
): Promise<void> {
  if (inspirations.length === 0) return notify(copy.exports.nothing, 'info');
  await attempt(
    async () => {
      const now = new Date();
      const chosen = await readInspirationTasks(only);
      const file = toTextFile(chosen, only !== null, format, now);
      if (file.events === 0) return notify(copy.exports.noDates, 'info');
      downloadBlob(new Blob([file.text], { type: file.type }), exportName(only?.title ?? null, format, now));
      if (file.events !== null) notify(copy.exports.doneEvents(file.events));
      else notify(only === null ? copy.exports.done : copy.exports.doneOne(inspirationName(only.title)));
    },
    format === 'txt' ? copy.exports.summaryFailed : copy.exports.failed,
  );
}

/** The summary of one goal, or of all, for another page; null where a message has said why there is none. */
export async function toSentSummary(
  inspirations: readonly Inspiration[],
  only: Inspiration | null,
): Promise<SentContent | null> {
  if (inspirations.length === 0) {
    notify(copy.exports.nothing, 'info');
    return null;
  }
  const now = new Date();
  const text = await attempt(
    async () => toTextFile(await readInspirationTasks(only), only !== null, 'txt', now).text,
    copy.exports.summaryFailed,
  );
  return text === null ? null : { name: exportName(only?.title ?? null, 'txt', now), source: text };
}

/** Goals with their tasks, newest first. */
async function readInspirationTasks(only: Inspiration | null): Promise<readonly InspirationTasks[]> {
  const now = Date.now();
  const { inspirations, tasks } = await boardDb.read(BOARD_STORES, (tx) => readBoardRows(tx, now));
  return inspirations
    .filter(({ id }) => only === null || id === only.id)
    .map((inspiration) => ({
      inspiration,
      tasks: tasks.filter(({ inspiration_id }) => inspiration_id === inspiration.id),
    }));
}

interface TextFile {
  readonly text: string;
  readonly type: string;
  /** Of a calendar. */
  readonly events: number | null;
}

function toTextFile(chosen: readonly InspirationTasks[], isOne: boolean, format: TextFormat, now: Date): TextFile {
  const [first] = chosen;
  switch (format) {
    case 'txt': {
      const text = isOne && first !== undefined ? formatSummary(first, now) : formatSummaries(chosen, now);
      return { text, type: 'text/plain', events: null };
    }
    case 'md':
      return { text: formatMarkdown(chosen), type: 'text/markdown', events: null };
    case 'ics':
      return {
        ...formatCalendar(chosen, now, Intl.DateTimeFormat().resolvedOptions().timeZone),
        type: 'text/calendar',
      };
  }
}

/** What an import of a backup file would change. @throws AppError with a `BackupErrorCode` or `unreadable-file`. */
export async function planBackupFile(file: Blob): Promise<ImportOverview> {
  if (file.size > BACKUP_BYTES_MAX) throw new AppError('backup-too-large', `${file.size} bytes`);
  const bytes = new Uint8Array(await readBytes(file));
  const plan = await data.plan({ version: data.version, parts: [{ name: BACKUP_PART, bytes }] });
  return { imports: [{ data, plan }], left: [], unknownFiles: [] };
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    throw new AppError('unreadable-file', String(error));
  }
}

const IMPORT_WORDS: Readonly<Record<BackupErrorCode | 'unreadable-file', string>> = {
  ...copy.backup.errors,
  'unreadable-file': copy.backup.unreadableFile,
};

/** Words for a failure of `planBackupFile`. */
export function toImportWords(error: unknown): string {
  const words: Readonly<Record<string, string>> = IMPORT_WORDS;
  return (error instanceof AppError ? words[error.code] : undefined) ?? toDataErrorWords(error);
}
