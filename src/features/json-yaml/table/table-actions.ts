import type { ExportFacts, TableFile, TextDocument } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { COPIED_BYTES } from '../constants.ts';
import type { JsonController } from '../json/json-controller.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { toFileName } from '../parts/output-actions.ts';
import { showToolToast } from '../parts/tool-toast.ts';
import { copy } from './copy.ts';
import type { JsonTable } from './json-table.ts';
import { type CellRect, toRect } from './model/cell-range.ts';

const LONG_NOTICE_MS = 10_000;

/** How a table is exported. */
export interface ExportChoices {
  /** All rows and columns in their own order, whatever is filtered and hidden. */
  readonly takesAll: boolean;
  readonly guardsFormulas: boolean;
  /** In CSV, long numbers and leading zeros are text for spreadsheets. */
  readonly keepsDigits: boolean;
}

/** Copies the selected cells: one cell as its content, several as TSV. Call from a user gesture. */
export async function copySelection(controller: JsonController, table: JsonTable): Promise<void> {
  const rect = toRect(table.store.getState().selection);
  const isOne = rect.rowCount === 1 && rect.columnCount === 1;
  await copyRect(controller, table, rect, isOne ? copy.cell.copied : toWords(rect));
}

/** Copies the shown rows and columns with a line of names. Call from a user gesture. */
export async function copyTable(controller: JsonController, table: JsonTable): Promise<void> {
  const { rowCount, layout } = table.store.getState();
  const rect = { row: 0, column: 0, rowCount, columnCount: layout.columns.length };
  const names = layout.columns.map(({ name }) => name.replace(/[\t\r\n]/g, ' ')).join('\t');
  await copyRect(controller, table, rect, toWords(rect), `${names}\r\n`);
}

function toWords({ rowCount, columnCount }: CellRect): string {
  return copy.cell.copiedRange(formatCount(rowCount), formatCount(columnCount));
}

async function copyRect(
  { tool, showSuccess }: JsonController,
  { documentId, store }: JsonTable,
  rect: CellRect,
  done: string,
  head = '',
): Promise<void> {
  const { shape, arrangement, layout } = store.getState();
  if (shape === null) return;
  const columns = layout.columns.slice(rect.column, rect.column + rect.columnCount).map(({ id }) => id);
  const range = { arrangement, from: rect.row, count: rect.rowCount, columns };
  const text = tool.getTableText(documentId, shape.start, range, COPIED_BYTES).then((blob) => new Blob([head, blob]));
  try {
    await Promise.all([text, writeClipboard(text)]);
    showSuccess(done);
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
    const words = sharedCopy.notices;
    showToolToast(isTooLarge ? words.copyTooLarge(formatSize(COPIED_BYTES)) : words.copyFailed, { severity: 'error' });
  }
}

/** Downloads the table as a file. */
export async function downloadTable(
  controller: JsonController,
  table: JsonTable,
  file: TableFile,
  { takesAll, ...choices }: ExportChoices,
): Promise<void> {
  const { shape, arrangement, layout } = table.store.getState();
  if (shape === null) return;
  const columns = (takesAll ? shape.columns : layout.columns).map(({ id }) => id);
  const options = { arrangement: takesAll ? 0 : arrangement, columns, file, ...choices };
  const { work, tool } = controller.context;
  const exported = await work.run('table', (signal) =>
    tool.exportTable(table.documentId, shape.start, options, signal),
  );
  if (exported === undefined) return;
  const extension = file === 'xlsx' ? 'xlsx' : 'csv';
  const name = toFileName(controller.store.getState().input.name, 'json', 'table', extension);
  downloadBlob(exported.blob, name);
  controller.showSuccess(copy.export.done(name, formatCount(exported.rowCount)));
  const words = toWarning(file, exported);
  if (words !== null) showToolToast(words, { severity: 'warning', durationMs: LONG_NOTICE_MS });
}

function toWarning(file: TableFile, { longCharCount, clippedCount }: ExportFacts): string | null {
  if (file === 'csv-gbk' && longCharCount > 0) return copy.export.longChars(formatCount(longCharCount));
  return clippedCount > 0 ? copy.export.clipped(formatCount(clippedCount)) : null;
}

/** Makes the rows in view, in their order, the result. */
export async function takeTable(controller: JsonController, table: JsonTable): Promise<void> {
  const { shape, arrangement } = table.store.getState();
  if (shape === null) return;
  const { indent, joinsArrays } = controller.store.getState();
  await controller.runTool({
    name: 'table',
    from: 'output',
    language: 'json',
    extension: 'json',
    make: (text: TextDocument, signal: AbortSignal) =>
      controller.tool.makeTableResult(text.id, shape.start, arrangement, { indent, joinsArrays }, signal),
  });
}
