import { isSamePlace, type Row, type RowPlace } from '../model/tree-rows.ts';
import { createScrollList } from '../parts/scroll-list.ts';
import { INDENT_PX, INDENTED_LEVELS_COUNT, ROW_PX } from './constants.ts';
import { drawRow, markOfRow } from './draw-row.ts';
import type { JsonTree } from './json-tree.ts';

/** Draws the rows in view, without React: they change with every frame of scrolling. */
export interface TreeView {
  /** Brings the selected row into view. */
  revealSelected(): void;
  /** The number of rows that a page key scrolls by. */
  pageRows(): number;
  /** The row of an event's target, and whether the target is its triangle. */
  rowOf(target: EventTarget | null): { readonly row: Row; readonly isTwisty: boolean } | null;
  stop(): void;
}

interface DrawnRow {
  readonly row: Row;
  readonly mark: string;
  readonly element: HTMLElement;
}

let lastId = 0;

export function createTreeView(scroller: HTMLElement, tree: JsonTree): TreeView {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const frameInView = document.createElement('div');
  frameInView.className = 'in-view';
  const holder = document.createElement('div');
  frameInView.append(holder);
  sheet.append(frameInView);
  scroller.replaceChildren(sheet);

  let drawn: DrawnRow[] = [];
  let frame = 0;

  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const list = createScrollList({
    scroller,
    sheet,
    inView: frameInView,
    rowPx: ROW_PX,
    onMove: drawSoon,
  });

  const draw = () => {
    frame = 0;
    const rows = tree.rows();
    if (rows === null) return;
    list.setRowCount(rows.rowCount());
    const { from, count, hiddenPx } = list.visible();
    const inView = rows.rows(from, count);
    tree.want(inView);
    place(inView);
    holder.style.transform = `translateY(${-hiddenPx}px)`;
    const level = Math.min(Math.max(...inView.map((row) => row.level)) - 1, INDENTED_LEVELS_COUNT);
    sheet.style.setProperty('--widest-indent', `${level * INDENT_PX}px`);
    markSelected();
  };

  /** Rows that stay in view stay in the document, because a click on them may be under way. */
  const place = (rows: readonly Row[]) => {
    const previous = new Map(drawn.map((each) => [toName(each.row), each]));
    drawn = rows.map((row) => {
      const mark = markOfRow(row);
      const before = previous.get(toName(row));
      if (before?.mark === mark && isSamePlace(before.row, row)) return { ...before, row };
      lastId += 1;
      return { row, mark, element: drawRow(row, `json-tree-row-${lastId}`) };
    });
    const kept = new Set(drawn.map(({ element }) => element));
    for (const { element } of previous.values()) if (!kept.has(element)) element.remove();
    let next = holder.firstChild;
    for (const { element } of drawn) {
      if (element === next) next = element.nextSibling;
      else holder.insertBefore(element, next);
    }
  };

  const markSelected = () => {
    const selected = tree.selected();
    let id: string | null = null;
    for (const { row, element } of drawn) {
      const isSelected = isSamePlace(row, selected);
      element.setAttribute('aria-selected', String(isSelected));
      if (isSelected) id = element.id;
    }
    // A row out of view is not in the document; the next key scrolls it into view.
    if (id === null) scroller.removeAttribute('aria-activedescendant');
    else scroller.setAttribute('aria-activedescendant', id);
  };

  const forgetRows = tree.onRows(drawSoon);
  drawSoon();

  return {
    revealSelected() {
      const rows = tree.rows();
      if (rows === null) return;
      list.setRowCount(rows.rowCount());
      list.reveal(rows.rowNumber(tree.selected()));
      revealSideways(scroller, rows.row(tree.selected()));
    },
    pageRows: () => list.pageRows(),
    rowOf(target) {
      const element = target instanceof Element ? target.closest('.row') : null;
      const found = drawn.find((each) => each.element === element);
      if (found === undefined) return null;
      return { row: found.row, isTwisty: target instanceof Element && target.closest('.twisty:not(.none)') !== null };
    },
    stop() {
      forgetRows();
      list.stop();
      cancelAnimationFrame(frame);
      scroller.replaceChildren();
    },
  };
}

/** Scrolls sideways when the start of a deep row is out of view. */
function revealSideways(scroller: HTMLElement, { level }: Row): void {
  const left = Math.min(level - 1, INDENTED_LEVELS_COUNT) * INDENT_PX;
  const { scrollLeft, clientWidth } = scroller;
  if (left < scrollLeft || left > scrollLeft + clientWidth / 2) scroller.scrollLeft = Math.max(left - INDENT_PX * 3, 0);
}

/** Identifies the child of a value across fetched copies. */
function toName({ parent, index }: RowPlace): string {
  return parent === null ? 'root' : `${parent.item.start}:${index}`;
}
