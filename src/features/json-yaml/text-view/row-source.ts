import type { RowLayout } from '../../../core/text/row-cutter.ts';
import { createFoldMap } from '../model/fold-map.ts';
import type { Place, RowPart } from '../model/text-selection.ts';
import type { TextSource } from './text-source.ts';

/** A row to draw. */
export interface ViewRow extends RowPart {
  readonly isInString: boolean;
  /** `text` is only the beginning of a long line. */
  readonly isClipped: boolean;
  /** Lines that are folded away after the row. */
  readonly hiddenLines: number;
  /** Those lines are equal in both of two compared texts. */
  readonly areHiddenEqual?: boolean;
}

/** The rows of a text in one of its forms: by lines or wrapped, with or without folds. */
export interface RowSource {
  /** No row is wider than the view. */
  readonly isWrapped: boolean;
  readonly rowCount: number;
  getRows(from: number, count: number): Promise<readonly ViewRow[]>;
  rowOf(place: Place): Promise<number>;
}

/** Hides the lines between `line`, which opens an object or array, and `endLine`, which closes it. */
export interface Fold {
  readonly line: number;
  readonly endLine: number;
  /** The lines are equal in both of two compared texts. */
  readonly isEqual?: boolean;
}

/** Shown until the first rows are there. */
export const NO_ROWS: RowSource = { isWrapped: false, rowCount: 0, getRows: async () => [], rowOf: async () => 0 };

/** One row a line. */
export function createLineRows(text: TextSource): RowSource {
  return {
    isWrapped: false,
    rowCount: text.lineCount,
    async getRows(from, count) {
      const lines = await text.getLines(from, count);
      return lines.map((line, at) => ({
        line: from + at,
        column: 0,
        text: line.text,
        isEnd: true,
        isInString: false,
        isClipped: line.isClipped,
        hiddenLines: 0,
      }));
    },
    rowOf: async ({ line }) => line,
  };
}

/** Lines cut into rows that fit into the pane. */
export async function createWrappedRows(text: TextSource, layout: RowLayout): Promise<RowSource> {
  const cut = { ...layout, line: null };
  return {
    isWrapped: true,
    rowCount: await text.countRows(cut),
    async getRows(from, count) {
      const rows = await text.getRows(cut, from, count);
      return rows.map((row) => ({ ...row, isClipped: false, hiddenLines: 0 }));
    },
    rowOf: (place) => text.getRowOf(cut, place),
  };
}

/** The same rows without the folded lines. */
export async function foldRows(rows: RowSource, folds: readonly Fold[]): Promise<RowSource> {
  if (folds.length === 0) return rows;
  const hidden = await Promise.all(
    folds.map(async ({ line, endLine }) => {
      const from = await rows.rowOf({ line: line + 1, column: 0 });
      return { from, count: (await rows.rowOf({ line: endLine, column: 0 })) - from };
    }),
  );
  const map = createFoldMap(rows.rowCount, hidden);
  const byLine = new Map(folds.map((fold) => [fold.line, fold]));
  const foldAt = (row: ViewRow) => {
    const fold = row.isEnd ? byLine.get(row.line) : undefined;
    if (fold === undefined) return { hiddenLines: 0 };
    return { hiddenLines: fold.endLine - fold.line - 1, areHiddenEqual: fold.isEqual === true };
  };
  return {
    isWrapped: rows.isWrapped,
    rowCount: map.rowCount,
    async getRows(from, count) {
      const parts = map.toRows(from, Math.min(count, map.rowCount - from));
      const found = await Promise.all(parts.map((part) => rows.getRows(part.from, part.count)));
      return found.flat().map((row) => ({ ...row, ...foldAt(row) }));
    },
    rowOf: async (place) => map.toShown(await rows.rowOf(place)),
  };
}
