import { charColumns } from '../../../core/text/char-columns.ts';
import { type Place, TEXT_START } from '../model/text-selection.ts';
import { characterStep, wordStep } from '../model/word-range.ts';
import type { LineView } from './line-view.ts';
import { CELL_COLUMNS, columnsIn, toCellCut } from './long-lines.ts';
import type { ViewRow } from './row-source.ts';
import type { TextSource } from './text-source.ts';
import type { TypeMetrics } from './type-metrics.ts';

/** A step of the cursor. */
export interface CursorMove {
  readonly unit: 'character' | 'word' | 'row' | 'page' | 'row-edge' | 'text-edge';
  readonly isBackwards: boolean;
}

/** The keys of a move: null for any other key. */
type MoveKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The move that a key makes; Shift, which extends the selection, is the caller's. */
export function toCursorMove({ key, ctrlKey, metaKey, altKey }: MoveKey): CursorMove | null {
  const isBackwards = key === 'ArrowLeft' || key === 'ArrowUp' || key === 'PageUp' || key === 'Home';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return { unit: metaKey ? 'row-edge' : ctrlKey || altKey ? 'word' : 'character', isBackwards };
    case 'ArrowUp':
    case 'ArrowDown':
      return ctrlKey || altKey ? null : { unit: metaKey ? 'text-edge' : 'row', isBackwards };
    case 'PageUp':
    case 'PageDown':
      return ctrlKey || altKey || metaKey ? null : { unit: 'page', isBackwards };
    case 'Home':
    case 'End':
      return altKey ? null : { unit: ctrlKey || metaKey ? 'text-edge' : 'row-edge', isBackwards };
    default:
      return null;
  }
}

export interface MoveContext {
  readonly view: Pick<LineView, 'rows' | 'row' | 'pageRows'>;
  readonly text: TextSource;
  readonly metrics: TypeMetrics;
}

/** Where a move leads. `goal` is the column, in columns of the screen, that moves by rows keep. */
interface Moved {
  readonly place: Place;
  readonly goal: number | null;
}

export async function moveCursor(
  context: MoveContext,
  focus: Place,
  { unit, isBackwards }: CursorMove,
  goal: number | null,
): Promise<Moved> {
  const { view, text } = context;
  if (unit === 'text-edge') return { place: isBackwards ? TEXT_START : await findTextEnd(text), goal: null };
  const index = await view.rows().rowOf(focus);
  if (unit === 'row' || unit === 'page') {
    const distance = (unit === 'row' ? 1 : view.pageRows()) * (isBackwards ? -1 : 1);
    return moveByRows(context, focus, index, distance, goal);
  }
  const row = await rowAt(context, index);
  if (row === null) return { place: focus, goal: null };
  if (unit === 'row-edge') {
    const column = isBackwards ? row.column : await findRowEnd(context, row);
    return { place: { line: row.line, column }, goal: null };
  }
  return { place: await moveInLine(context, focus, index, row, unit === 'word', isBackwards), goal: null };
}

/** The end of the text. */
export async function findTextEnd(text: TextSource): Promise<Place> {
  const line = text.lineCount - 1;
  const [last] = await text.getLines(line, 1);
  if (last === undefined) return TEXT_START;
  return { line, column: last.isClipped ? await findLongEnd(text, line, 2) : last.text.length };
}

/** The end of a line. */
export async function findLineEnd(context: MoveContext, line: number): Promise<Place> {
  const [found] = await context.text.getLines(line, 1);
  const isClipped = found?.isClipped === true;
  return { line, column: isClipped ? await findLongEnd(context.text, line, 2) : (found?.text.length ?? 0) };
}

async function moveInLine(
  context: MoveContext,
  focus: Place,
  index: number,
  row: ViewRow,
  isWord: boolean,
  isBackwards: boolean,
): Promise<Place> {
  const { line } = focus;
  const piece = row.isClipped ? await cellsAround(context, focus) : row;
  const at = Math.min(focus.column - piece.column, piece.text.length);
  const step = isWord ? wordStep : characterStep;
  if (isBackwards ? at > 0 : at < piece.text.length)
    return { line, column: piece.column + step(piece.text, at, isBackwards) };
  const neighbor = await rowAt(context, index + (isBackwards ? -1 : 1));
  if (neighbor === null) return focus;
  if (!isBackwards) {
    // Within a wrapped line the end of a row is the start of the next one.
    const column = neighbor.line === line ? neighbor.column + step(neighbor.text, 0, false) : neighbor.column;
    return { line: neighbor.line, column };
  }
  if (neighbor.line !== line) return { line: neighbor.line, column: await findRowEnd(context, neighbor) };
  return { line, column: neighbor.column + step(neighbor.text, neighbor.text.length, true) };
}

async function moveByRows(
  context: MoveContext,
  focus: Place,
  index: number,
  distance: number,
  goal: number | null,
): Promise<Moved> {
  const { rowCount } = context.view.rows();
  const from = await rowAt(context, index);
  if (from === null) return { place: focus, goal };
  const columns = goal ?? (await columnsIn(context, from, focus));
  const target = Math.min(Math.max(index + distance, 0), rowCount - 1);
  // Beyond the first and the last row the cursor goes to the edge of the text.
  if (target === index) {
    const column = distance < 0 ? from.column : await findRowEnd(context, from);
    return { place: { line: from.line, column }, goal: null };
  }
  const to = await rowAt(context, target);
  if (to === null) return { place: focus, goal };
  return { place: { line: to.line, column: await columnOf(context, to, columns) }, goal: columns };
}

async function rowAt({ view }: MoveContext, index: number): Promise<ViewRow | null> {
  const rows = view.rows();
  if (index < 0 || index >= rows.rowCount) return null;
  return view.row(index) ?? (await rows.getRows(index, 1))[0] ?? null;
}

/** The last place that belongs to a row. In the middle of a wrapped line that is before its last character. */
async function findRowEnd({ text, metrics }: MoveContext, row: ViewRow): Promise<number> {
  if (row.isClipped) return findLongEnd(text, row.line, metrics.wide);
  const end = row.text.length;
  return row.column + (row.isEnd ? end : characterStep(row.text, end, true));
}

/** Length of a line that is given only in part. */
async function findLongEnd(text: TextSource, line: number, wide: number): Promise<number> {
  const cut = toCellCut(line, wide);
  const [last] = await text.getRows(cut, (await text.countRows(cut)) - 1, 1);
  return (last?.column ?? 0) + (last?.text.length ?? 0);
}

/** The part of a long line around a place. */
export async function cellsAround({ text, metrics }: MoveContext, place: Place) {
  const cut = toCellCut(place.line, metrics.wide);
  const first = Math.max((await text.getRowOf(cut, place)) - 1, 0);
  const cells = await text.getRows(cut, first, 3);
  return { column: cells[0]?.column ?? 0, text: cells.map((cell) => cell.text).join('') };
}

/** The unit of a row's line at a column of the screen. */
async function columnOf({ text, metrics }: MoveContext, row: ViewRow, columns: number): Promise<number> {
  const { wide } = metrics;
  if (!row.isClipped) {
    const end = row.isEnd ? row.text.length : characterStep(row.text, row.text.length, true);
    return row.column + Math.min(unitsOf(row.text, columns, wide), end);
  }
  const cut = toCellCut(row.line, wide);
  const cell = Math.min(Math.floor(columns / CELL_COLUMNS), (await text.countRows(cut)) - 1);
  const [part] = await text.getRows(cut, cell, 1);
  return (part?.column ?? 0) + unitsOf(part?.text ?? '', columns - cell * CELL_COLUMNS, wide);
}

function unitsOf(text: string, columns: number, wide: number): number {
  let left = columns;
  let units = 0;
  for (const char of text) {
    const width = charColumns(char.codePointAt(0) ?? 0, wide);
    if (left < width / 2 && width > 0) return units;
    left -= width;
    units += char.length;
  }
  return units;
}
