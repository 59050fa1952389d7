/** A cell by its place in the shown table; row -1 is the header. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Selected cells: the rectangle between two corners, of which `focus` moves. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

export interface CellRect {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

interface GridSize {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly pageRows: number;
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export const FIRST_CELL: CellRange = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

/** The cells of a selection; the header counts as none. */
export function toRect({ anchor, focus }: CellRange): CellRect {
  const row = Math.max(Math.min(anchor.row, focus.row), 0);
  const column = Math.min(anchor.column, focus.column);
  return {
    row,
    column,
    rowCount: Math.max(anchor.row, focus.row) - row + 1,
    columnCount: Math.abs(anchor.column - focus.column) + 1,
  };
}

/**
 * The selection after a key of the grid pattern: arrows, Home, End and the page keys move, with Shift they extend, and Ctrl
 * (⌘) with Home or End goes to a corner. Null for any other key.
 */
export function applyGridKey(range: CellRange, event: GridKey, size: GridSize): CellRange | null {
  const moved = moveCell(range.focus, event, size);
  if (moved === null) return null;
  const focus = clampCell(moved, size, event.shiftKey ? 0 : -1);
  return { anchor: event.shiftKey ? range.anchor : focus, focus };
}

function moveCell({ row, column }: CellPlace, { key, ctrlKey, metaKey }: GridKey, size: GridSize): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const last = size.rowCount - 1;
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? last : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isFar ? size.columnCount - 1 : column + 1 };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last : row, column: size.columnCount - 1 };
    case 'PageUp':
      return { row: Math.max(row - size.pageRows, 0), column };
    case 'PageDown':
      return { row: Math.min(row + size.pageRows, last), column };
    default:
      return null;
  }
}

function clampCell({ row, column }: CellPlace, size: GridSize, rowMin: number): CellPlace {
  return {
    row: Math.max(Math.min(row, size.rowCount - 1), rowMin),
    column: Math.max(Math.min(column, size.columnCount - 1), 0),
  };
}
