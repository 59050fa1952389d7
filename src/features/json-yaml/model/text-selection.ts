import type { LineRange } from './line-tokens.ts';

/** A place in a text: a line from 0, and UTF-16 units from its start. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A selection: `focus` is the end that moves, where the cursor is. */
export interface TextSelection {
  readonly anchor: Place;
  readonly focus: Place;
}

/** A row on the screen: a line or a part of it. */
export interface RowPart {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Whether the line ends with the row. */
  readonly isEnd: boolean;
}

/** The selected part of a row, in units from its start. */
interface RowSelection {
  readonly range: LineRange;
  /** Whether the line break after the row is selected. */
  readonly hasBreak: boolean;
}

export const TEXT_START: Place = { line: 0, column: 0 };

export function comparePlaces(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}

/** The ends of a selection in the order of the text. */
export function orderedEnds({ anchor, focus }: TextSelection): readonly [from: Place, to: Place] {
  return comparePlaces(anchor, focus) <= 0 ? [anchor, focus] : [focus, anchor];
}

export function isEmptySelection({ anchor, focus }: TextSelection): boolean {
  return comparePlaces(anchor, focus) === 0;
}

/** A cursor without a selected text. */
export function cursorAt(place: Place): TextSelection {
  return { anchor: place, focus: place };
}

/** The lines that a selection touches. A selection that ends at the start of a line does not touch that line. */
export function countSelectedLines(selection: TextSelection): number {
  const [from, to] = orderedEnds(selection);
  const isBeforeLine = to.column === 0 && to.line > from.line;
  return to.line - from.line + (isBeforeLine ? 0 : 1);
}

/** The part of a row that is selected; null when nothing of it is. */
export function selectionInRow(selection: TextSelection, row: RowPart): RowSelection | null {
  if (isEmptySelection(selection)) return null;
  const [from, to] = orderedEnds(selection);
  if (row.line < from.line || row.line > to.line) return null;
  const end = row.column + row.text.length;
  const start = row.line === from.line ? Math.max(from.column, row.column) : row.column;
  const stop = row.line === to.line ? Math.min(to.column, end) : end;
  const hasBreak = row.isEnd && row.line < to.line && start <= end;
  if (stop <= start && !hasBreak) return null;
  return { range: { start: Math.min(start, end) - row.column, end: Math.max(stop, start) - row.column }, hasBreak };
}

/** The column of the cursor in a row, in units from its start; null when the cursor is not in it. */
export function cursorInRow({ line, column }: Place, row: RowPart): number | null {
  const at = column - row.column;
  if (line !== row.line || at < 0 || at > row.text.length) return null;
  // At the seam of two rows the cursor is at the start of the second.
  return at === row.text.length && !row.isEnd ? null : at;
}

/** The selection that reaches from a selected unit (a word or a line) to another one. */
export function spanUnits(first: TextSelection, second: TextSelection): TextSelection {
  const [firstFrom, firstTo] = orderedEnds(first);
  const [secondFrom, secondTo] = orderedEnds(second);
  const isForwards = comparePlaces(secondFrom, firstFrom) >= 0;
  return isForwards ? { anchor: firstFrom, focus: secondTo } : { anchor: firstTo, focus: secondFrom };
}
