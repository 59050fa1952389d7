/** A column with its place. Lengths are CSS pixels. */
export interface GridColumn {
  readonly id: number;
  readonly name: string;
  readonly isNumeric: boolean;
  readonly leftPx: number;
  readonly widthPx: number;
}

export interface GridLayout {
  readonly columns: readonly GridColumn[];
  /** Width of the row numbers. */
  readonly numberPx: number;
  readonly totalPx: number;
  /** Columns that stay in view beside the row numbers: the first, or none. */
  readonly frozenCount: number;
}

export interface ColumnSpan {
  readonly from: number;
  readonly end: number;
}

interface LaidOut {
  readonly id: number;
  readonly name: string;
  readonly isNumeric: boolean;
}

const DIGIT_PX = 8;

/** Places columns beside each other, behind the row numbers up to `rowCount`. */
export function layOutColumns(
  columns: readonly LaidOut[],
  widthOf: (id: number) => number,
  rowCount: number,
  frozenCount: number,
): GridLayout {
  const numberPx = Math.max(String(rowCount).length, 2) * DIGIT_PX + 20;
  let leftPx = numberPx;
  const placed = columns.map(({ id, name, isNumeric }): GridColumn => {
    const widthPx = widthOf(id);
    const column = { id, name, isNumeric, leftPx, widthPx };
    leftPx += widthPx;
    return column;
  });
  return { columns: placed, numberPx, totalPx: leftPx, frozenCount: Math.min(frozenCount, placed.length) };
}

/** The columns in view, or nearer to it than `overscanPx`, apart from the frozen columns. */
export function visibleColumns(
  { columns, frozenCount }: GridLayout,
  scrollPx: number,
  viewportPx: number,
  overscanPx: number,
): ColumnSpan {
  const isBefore = ({ leftPx, widthPx }: GridColumn) => leftPx + widthPx < scrollPx - overscanPx;
  const isInView = ({ leftPx }: GridColumn) => leftPx <= scrollPx + viewportPx + overscanPx;
  let from = frozenCount;
  while (from < columns.length && isBefore(columns[from] as GridColumn)) from += 1;
  let end = from;
  while (end < columns.length && isInView(columns[end] as GridColumn)) end += 1;
  return { from, end };
}

/** The horizontal scroll position that shows a whole column; the present one where it is in view. */
export function scrollToColumn(layout: GridLayout, column: number, scrollPx: number, viewportPx: number): number {
  const target = layout.columns[column];
  if (target === undefined || column < layout.frozenCount) return scrollPx;
  const frozen = layout.columns[layout.frozenCount - 1];
  const coveredPx = frozen === undefined ? layout.numberPx : frozen.leftPx + frozen.widthPx;
  const leftMost = target.leftPx - coveredPx;
  const rightMost = target.leftPx + target.widthPx - viewportPx;
  if (scrollPx > leftMost) return leftMost;
  return scrollPx < rightMost ? Math.min(rightMost, leftMost) : scrollPx;
}

/** The column at a distance from the left edge of the table; the nearest where there is none. */
export function columnAt({ columns }: GridLayout, px: number): number {
  const found = columns.findIndex(({ leftPx, widthPx }) => px < leftPx + widthPx);
  return found < 0 ? columns.length - 1 : found;
}

/** The width that fits texts, as far as characters of two widths tell. */
export function fitWidth(
  texts: readonly string[],
  charPx: number,
  limits: { readonly min: number; readonly fitted: number },
): number {
  const PADDING_PX = 36;
  const longest = texts.reduce((most, text) => Math.max(most, countCells(text)), 0);
  return Math.round(Math.min(Math.max(longest * charPx + PADDING_PX, limits.min), limits.fitted));
}

function countCells(text: string): number {
  let count = 0;
  for (const char of text) count += char > '\u2e7f' ? 2 : 1;
  return count;
}
