import type { TableCell } from '../../../bridges/json-bridge.ts';
import type { KnownRow } from './cell-cache.ts';
import { copy } from './copy.ts';
import type { CellRect } from './model/cell-range.ts';
import type { ColumnSpan, GridColumn, GridLayout } from './model/grid-layout.ts';

/** A row as it is drawn. */
export interface DrawnRow {
  /** Its place in the arrangement. */
  readonly row: number;
  readonly known: KnownRow | null;
  readonly layout: GridLayout;
  readonly span: ColumnSpan;
  readonly selected: CellRect;
  /** Column of the active cell; null in other rows. */
  readonly activeColumn: number | null;
}

/** The id of a cell's element. */
export function toCellId(row: number, column: number): string {
  return `json-table-${row}-${column}`;
}

export function drawGridRow(drawn: DrawnRow): HTMLElement {
  const { row, known, layout, span } = drawn;
  const element = document.createElement('div');
  element.className = row % 2 === 1 ? 'row odd' : 'row';
  element.role = 'row';
  element.ariaRowIndex = String(row + 2);
  element.style.width = `${layout.totalPx}px`;
  element.append(drawNumber(known, layout));
  for (let at = 0; at < layout.frozenCount; at++) element.append(drawCell(drawn, at, true));
  const first = layout.columns[span.from];
  const frozen = layout.columns[layout.frozenCount - 1];
  if (first !== undefined) {
    const gap = document.createElement('span');
    gap.className = 'gap';
    gap.style.width = `${first.leftPx - (frozen === undefined ? layout.numberPx : frozen.leftPx + frozen.widthPx)}px`;
    element.append(gap);
  }
  for (let at = span.from; at < span.end; at++) element.append(drawCell(drawn, at, false));
  return element;
}

function drawNumber(known: KnownRow | null, { numberPx }: GridLayout): HTMLElement {
  const cell = document.createElement('div');
  cell.className = 'cell ordinal';
  cell.role = 'rowheader';
  cell.style.width = `${numberPx}px`;
  cell.textContent = known === null ? '' : String(known.index + 1);
  return cell;
}

function drawCell({ row, known, layout, selected, activeColumn }: DrawnRow, at: number, isFrozen: boolean) {
  const column = layout.columns[at] as GridColumn;
  const value = known?.cells.get(column.id);
  const cell = document.createElement('div');
  cell.role = 'gridcell';
  cell.id = toCellId(row, at);
  cell.ariaColIndex = String(at + 2);
  cell.className = `cell ${classOf(value)}`;
  cell.style.width = `${column.widthPx}px`;
  if (isFrozen) {
    cell.classList.add('frozen');
    cell.style.left = `${column.leftPx}px`;
  }
  const isSelected =
    row >= selected.row &&
    row < selected.row + selected.rowCount &&
    at >= selected.column &&
    at < selected.column + selected.columnCount;
  cell.ariaSelected = String(isSelected);
  if (activeColumn === at) cell.classList.add('active');
  if (value) cell.textContent = value.isClipped ? `${value.text}…` : value.text;
  else if (value === null) cell.title = copy.missing;
  return cell;
}

function classOf(value: TableCell | null | undefined): string {
  if (value === undefined) return 'unread';
  return value === null ? 'missing' : value.kind === 'literal' && value.text === 'null' ? 'null' : value.kind;
}
