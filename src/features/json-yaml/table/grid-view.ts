import type { TableCell } from '../../../bridges/json-bridge.ts';
import { createScrollList } from '../parts/scroll-list.ts';
import type { KnownRow } from './cell-cache.ts';
import { OVERSCAN_PX } from './constants.ts';
import { copy } from './copy.ts';
import type { JsonTable } from './json-table.ts';
import { type CellRect, toRect } from './model/cell-range.ts';
import {
  type ColumnSpan,
  columnAt,
  type GridColumn,
  type GridLayout,
  scrollToColumn,
  visibleColumns,
} from './model/grid-layout.ts';

/** The elements that a table is drawn into. */
interface GridElements {
  /** Scrolls the header and the rows. */
  readonly scroller: HTMLElement;
  /** As high as all rows. */
  readonly sheet: HTMLElement;
  /** Stays in view and holds the visible rows. */
  readonly inView: HTMLElement;
}

/** Draws the cells in view, without React: they change with every frame of scrolling. */
export type GridView = ReturnType<typeof createGridView>;

/** `rowPx` is the height of a row, `headerPx` that of the header above the rows. */
export function createGridView(elements: GridElements, table: JsonTable, rowPx: number, headerPx: number) {
  const { scroller, inView } = elements;
  const rowsElement = document.createElement('div');
  rowsElement.role = 'rowgroup';
  inView.replaceChildren(rowsElement);
  let frame = 0;
  const held = createGridRows(rowsElement);

  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const list = createScrollList({ ...elements, rowPx, headerPx, onMove: drawSoon });

  const draw = () => {
    frame = 0;
    const { layout, rowCount, shape, arrangement, selection } = table.store.getState();
    if (shape === null) return;
    list.setRowCount(rowCount);
    cancelAnimationFrame(frame);
    frame = 0;
    const { from, count, hiddenPx } = list.visible();
    const span = visibleColumns(layout, scroller.scrollLeft, scroller.clientWidth, OVERSCAN_PX);
    const inColumns = [...layout.columns.slice(0, layout.frozenCount), ...layout.columns.slice(span.from, span.end)];
    table.cells.want(shape.start, { arrangement, from, count, columns: inColumns.map(({ id }) => id) });
    const selected = toRect(selection);
    const rows = Array.from({ length: count }, (_, at): DrawnRow => {
      const row = from + at;
      const activeColumn = selection.focus.row === row ? selection.focus.column : null;
      return { row, known: table.cells.row(row), layout, span, selected, activeColumn };
    });
    held.show(rows);
    rowsElement.style.transform = `translateY(${-hiddenPx}px)`;
    const activeId = toCellId(selection.focus.row, selection.focus.column);
    // A cell out of view is not in the document; the next key scrolls it into view.
    if (document.getElementById(activeId) === null) scroller.removeAttribute('aria-activedescendant');
    else scroller.setAttribute('aria-activedescendant', activeId);
  };

  const forgetCells = table.onCells(() => {
    held.noteCells();
    drawSoon();
  });
  const forgetState = table.store.subscribe((state, before) => {
    if (state.layout !== before.layout || state.arrangement !== before.arrangement) held.noteLayout();
    if (state.arrangement !== before.arrangement) list.scrollTo(0);
    if (state.work === before.work) drawSoon();
  });
  let scrollLeft = scroller.scrollLeft;
  const onScroll = () => {
    if (scroller.scrollLeft === scrollLeft) return;
    scrollLeft = scroller.scrollLeft;
    drawSoon();
  };
  const observer = new ResizeObserver(() => {
    table.setViewWidth(scroller.clientWidth);
    drawSoon();
  });
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  drawSoon();

  return {
    /** Brings the active cell into view. */
    reveal() {
      const { selection, layout } = table.store.getState();
      if (selection.focus.row >= 0) list.reveal(selection.focus.row);
      scroller.scrollLeft = scrollToColumn(layout, selection.focus.column, scroller.scrollLeft, scroller.clientWidth);
    },
    /** The number of rows that a page key scrolls by. */
    pageRows: () => list.pageRows(),
    /** The cell at a point of the window; the nearest one outside the rows. */
    placeAt(clientX: number, clientY: number) {
      const { layout, rowCount } = table.store.getState();
      const { left, top } = scroller.getBoundingClientRect();
      const row = Math.floor((list.positionPx() + clientY - top - headerPx) / rowPx);
      const frozen = layout.columns[layout.frozenCount - 1];
      const isFrozen = frozen !== undefined && clientX - left < frozen.leftPx + frozen.widthPx;
      const column = columnAt(layout, clientX - left + (isFrozen ? 0 : scroller.scrollLeft));
      return { row: Math.max(Math.min(row, rowCount - 1), 0), column };
    },
    stop() {
      forgetCells();
      forgetState();
      list.stop();
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      inView.replaceChildren();
    },
  };
}

interface Holder {
  readonly element: HTMLElement;
  readonly mark: string;
}

/** The elements of the rows in view. */
function createGridRows(parent: HTMLElement) {
  let drawn = new Map<number, Holder>();
  let cellsVersion = 0;
  let layoutVersion = 0;

  /** Differs when a row must be drawn again. */
  const markOf = ({ known, span, selected, row, activeColumn }: DrawnRow): string => {
    const isSelected = row >= selected.row && row < selected.row + selected.rowCount;
    const columns = isSelected ? `${selected.column}+${selected.columnCount}` : '';
    const version = known === null ? '' : cellsVersion;
    return `${version}/${span.from}-${span.end}/${layoutVersion}/${columns}/${activeColumn}`;
  };

  return {
    /** Rows that did not change stay in the document, because a click on them may be under way. */
    show(rows: readonly DrawnRow[]): void {
      const before = drawn;
      drawn = new Map(
        rows.map((each) => {
          const mark = markOf(each);
          const known = before.get(each.row);
          return [each.row, known?.mark === mark ? known : { mark, element: drawGridRow(each) }];
        }),
      );
      parent.replaceChildren(...[...drawn.values()].map(({ element }) => element));
    },
    /** Call when cells arrive: known rows may have new contents. */
    noteCells(): void {
      cellsVersion += 1;
    },
    /** Call when columns or the order of the rows change. */
    noteLayout(): void {
      layoutVersion += 1;
    },
  };
}

/** A row as it is drawn. */
interface DrawnRow {
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

function drawGridRow(drawn: DrawnRow): HTMLElement {
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
