import { charColumns } from '../../../core/text/char-columns.ts';
import type { RowLayout } from '../../../core/text/row-cutter.ts';
import type { Place } from '../model/text-selection.ts';
import type { ViewRow } from './row-source.ts';
import type { TextSource } from './text-source.ts';
import type { TypeMetrics } from './type-metrics.ts';

/** A long line that is not wrapped is read in cells of this many columns. */
export const CELL_COLUMNS = 500;

/** The drawn part of a long line. */
interface LongPiece {
  /** Columns before the piece. */
  readonly before: number;
  /** Where it begins, in UTF-16 units. */
  readonly column: number;
  readonly text: string;
  readonly isInString: boolean;
  readonly isEnd: boolean;
}

/** The parts of long lines around the visible columns. */
export type LongLines = ReturnType<typeof createLongLines>;

interface LongLine {
  cellCount: number | null;
  firstCell: number;
  endCell: number;
  piece: LongPiece | undefined;
  wanted: readonly [first: number, end: number];
  isFetching: boolean;
}

/** Lines whose parts are kept. */
const KEPT_COUNT = 200;

interface LongLinesOptions {
  readonly text: Pick<TextSource, 'countRows' | 'getRows'>;
  /** Columns of a wide character. */
  readonly wide: number;
  readonly onPiece: () => void;
  readonly onError: (error: unknown) => void;
}

/** How a line is cut into cells. */
export function toCellCut(line: number, wide: number): RowLayout & { readonly line: number } {
  return { columns: CELL_COLUMNS, wide, line };
}

export function createLongLines({ text, wide, onPiece, onError }: LongLinesOptions) {
  const lines = new Map<number, LongLine>();
  let isStopped = false;
  let longest = 0;

  const fetchCells = async (line: number, state: LongLine) => {
    state.isFetching = true;
    const cut = toCellCut(line, wide);
    try {
      while (!isStopped) {
        state.cellCount ??= await text.countRows(cut);
        longest = Math.max(longest, state.cellCount * CELL_COLUMNS);
        const [first, end] = clampCells(state);
        if (first >= state.firstCell && end <= state.endCell) break;
        const cells = await text.getRows(cut, first, end - first);
        const [head] = cells;
        if (head === undefined || isStopped) break;
        Object.assign(state, { firstCell: first, endCell: end });
        state.piece = {
          before: first * CELL_COLUMNS,
          column: head.column,
          text: cells.map((cell) => cell.text).join(''),
          isInString: head.isInString,
          isEnd: cells.at(-1)?.isEnd === true,
        };
        onPiece();
      }
    } catch (error) {
      lines.delete(line);
      if (!isStopped) onError(error);
    } finally {
      state.isFetching = false;
    }
  };

  return {
    /** Requests the columns from … to of a line; without an answer so far, the latest request of the line counts. */
    want(line: number, from: number, to: number) {
      const wanted = [Math.max(Math.floor(from / CELL_COLUMNS), 0), Math.floor(to / CELL_COLUMNS) + 1] as const;
      const known = lines.get(line);
      const state = known ?? { cellCount: null, firstCell: 0, endCell: 0, piece: undefined, wanted, isFetching: false };
      state.wanted = wanted;
      if (known === undefined) {
        lines.set(line, state);
        const [oldest] = lines.keys();
        if (lines.size > KEPT_COUNT && oldest !== undefined) lines.delete(oldest);
      }
      const [first, end] = clampCells(state);
      const isHeld = state.cellCount !== null && first >= state.firstCell && end <= state.endCell;
      if (!state.isFetching && !isHeld) void fetchCells(line, state);
    },
    /** Counts the columns of a line before it is requested. */
    async measure(line: number): Promise<void> {
      const cellCount = await text.countRows(toCellCut(line, wide));
      longest = Math.max(longest, cellCount * CELL_COLUMNS);
    },
    /** The part that was fetched last; undefined before the first. */
    piece: (line: number): LongPiece | undefined => lines.get(line)?.piece,
    /** Columns of the longest line that was requested or measured so far. */
    longestColumns: () => longest,
    stop() {
      isStopped = true;
    },
  };
}

/** The wanted cells that exist; the last one when the line ends before them. */
function clampCells({ wanted, cellCount }: LongLine): readonly [first: number, end: number] {
  const count = cellCount ?? Number.POSITIVE_INFINITY;
  const end = Math.min(wanted[1], count);
  return [Math.min(wanted[0], Math.max(end - 1, 0)), end];
}

/** Columns of the screen before a place of a row. */
export async function columnsIn(
  { text, metrics: { wide } }: { readonly text: TextSource; readonly metrics: TypeMetrics },
  row: ViewRow,
  place: Place,
): Promise<number> {
  if (!row.isClipped) return countColumns(row.text.slice(0, Math.max(place.column - row.column, 0)), wide);
  const cut = toCellCut(place.line, wide);
  const cell = await text.getRowOf(cut, place);
  const [part] = await text.getRows(cut, cell, 1);
  const before = part?.text.slice(0, place.column - part.column) ?? '';
  return cell * CELL_COLUMNS + countColumns(before, wide);
}

function countColumns(text: string, wide: number): number {
  let columns = 0;
  for (const char of text) columns += charColumns(char.codePointAt(0) ?? 0, wide);
  return columns;
}
