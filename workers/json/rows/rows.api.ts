import type { RowLayout } from '../../../src/core/text/row-cutter.ts';
import type { TextPoint, TextRow } from '../../../src/core/text/row-index.ts';

export type { TextRow } from '../../../src/core/text/row-index.ts';

/** Rows of a whole text, or of one line of it. */
export interface RowCut extends RowLayout {
  /** The line that is cut, from 0; null for the whole text. */
  readonly line: number | null;
}

/**
 * Texts by rows of limited width, whatever the length of their lines, and parts of texts. The first call for a cut reads
 * the text or the line once; it fails with `cancelled` when another cut of the whole text is requested meanwhile.
 */
export interface RowsApi {
  countRows(id: number, cut: RowCut): Promise<number>;
  getRows(id: number, cut: RowCut, from: number, count: number): Promise<readonly TextRow[]>;
  /** The row that holds a place. */
  getRowOf(id: number, cut: RowCut, place: TextPoint): Promise<number>;
  /** The text between two places, byte for byte. A column behind the end of its line counts as its end. */
  getRange(id: number, from: TextPoint, to: TextPoint): Promise<Blob>;
  /**
   * The line that ends the object or array opened at the end of a line; null when none is opened there. The text must be
   * valid JSON.
   */
  getFoldEnd(id: number, line: number): Promise<number | null>;
}
