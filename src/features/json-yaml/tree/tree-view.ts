import { formatCount } from '../model/quantity-text.ts';
import { hasChildren, isSamePlace, type Row, type RowPlace } from '../model/tree-rows.ts';
import { createScrollList } from '../parts/scroll-list.ts';
import { INDENT_PX, INDENTED_LEVELS_COUNT } from './constants.ts';
import { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';

/** Draws the rows in view, without React: they change with every frame of scrolling. */
export type TreeView = ReturnType<typeof createTreeView>;

export interface RowHit {
  readonly row: Row;
  readonly element: HTMLElement;
  readonly part: 'twisty' | 'menu' | 'row';
}

/** `rowPx` is the height of a row. The rows begin where they began when the tree was last shown. */
export function createTreeView(scroller: HTMLElement, tree: JsonTree, rowPx: number) {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const frameInView = document.createElement('div');
  frameInView.className = 'in-view';
  const holderElement = document.createElement('div');
  frameInView.append(holderElement);
  sheet.append(frameInView);
  scroller.replaceChildren(sheet);

  const holder = createRowHolder(holderElement);
  let frame = 0;
  let words: RegExp | null = null;

  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const list = createScrollList({
    scroller,
    sheet,
    inView: frameInView,
    rowPx,
    startPx: toStartPx(tree, rowPx),
    onMove: drawSoon,
  });

  const draw = () => {
    frame = 0;
    const rows = tree.rows();
    if (rows === null) return;
    list.setRowCount(rows.rowCount());
    const isMoved = tree.takeScroll();
    if (isMoved) list.scrollTo(toStartPx(tree, rowPx));
    const isRevealed = tree.takeReveal();
    if (isRevealed) reveal();
    if (isMoved || isRevealed) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
    const { from, count, hiddenPx } = list.visible();
    const inView = rows.rows(from, count);
    tree.want(inView);
    const [top] = inView;
    if (top !== undefined) tree.noteScroll({ top: { parent: top.parent, index: top.index }, hiddenPx });
    holder.show(inView, words);
    holderElement.style.transform = `translateY(${-hiddenPx}px)`;
    const level = Math.min(Math.max(...inView.map((row) => row.level)) - 1, INDENTED_LEVELS_COUNT);
    sheet.style.setProperty('--widest-indent', `${level * INDENT_PX}px`);
    const id = holder.select(tree.selected());
    // A row out of view is not in the document; the next key scrolls it into view.
    if (id === null) scroller.removeAttribute('aria-activedescendant');
    else scroller.setAttribute('aria-activedescendant', id);
  };

  const reveal = () => {
    const rows = tree.rows();
    if (rows === null) return;
    list.setRowCount(rows.rowCount());
    list.reveal(rows.rowNumber(tree.selected()));
    revealSideways(scroller, rows.row(tree.selected()));
  };

  const forgetRows = tree.onRows(drawSoon);
  drawSoon();

  return {
    /** Brings the selected row into view. */
    revealSelected: reveal,
    /** The number of rows that a page key scrolls by. */
    pageRows: () => list.pageRows(),
    /** The row of an event's target, and the part of it that is the target. */
    rowOf(target: EventTarget | null): RowHit | null {
      const found = target instanceof Element ? holder.find(target) : null;
      if (found === null || !(target instanceof Element)) return null;
      const part = target.closest('.twisty:not(.none)') ? 'twisty' : target.closest('.menu') ? 'menu' : 'row';
      return { ...found, part };
    },
    /** The element of the selected row; null while it is out of view. */
    selectedElement: (): HTMLElement | null => holder.elementOf(tree.selected()),
    /** Marks these words in keys and values; null for none. */
    markWords(wanted: RegExp | null) {
      words = wanted;
      drawSoon();
    },
    stop() {
      forgetRows();
      list.stop();
      cancelAnimationFrame(frame);
      scroller.replaceChildren();
    },
  };
}

/** The position of the first row in view when the tree was last shown, in pixels from the top of all rows. */
function toStartPx(tree: JsonTree, rowPx: number): number {
  const [rows, scroll] = [tree.rows(), tree.scroll()];
  return rows === null || scroll === null ? 0 : rows.rowNumber(scroll.top) * rowPx + scroll.hiddenPx;
}

/** Scrolls sideways when the start of a deep row is out of view. */
function revealSideways(scroller: HTMLElement, { level }: Row): void {
  const left = Math.min(level - 1, INDENTED_LEVELS_COUNT) * INDENT_PX;
  const { scrollLeft, clientWidth } = scroller;
  if (left < scrollLeft || left > scrollLeft + clientWidth / 2) scroller.scrollLeft = Math.max(left - INDENT_PX * 3, 0);
}

interface DrawnRow {
  readonly row: Row;
  readonly mark: string;
  readonly element: HTMLElement;
}

let lastId = 0;

/** The elements of the rows in view. */
function createRowHolder(holder: HTMLElement) {
  let drawn: DrawnRow[] = [];

  return {
    /** Rows that stay in view stay in the document, because a click on them may be under way. */
    show(rows: readonly Row[], words: RegExp | null): void {
      const previous = new Map(drawn.map((each) => [toName(each.row), each]));
      drawn = rows.map((row) => {
        const mark = `${markOfRow(row)}/${words}`;
        const before = previous.get(toName(row));
        if (before?.mark === mark && isSamePlace(before.row, row)) return { ...before, row };
        lastId += 1;
        return { row, mark, element: drawRow(row, `json-tree-row-${lastId}`, words) };
      });
      const kept = new Set(drawn.map(({ element }) => element));
      for (const { element } of previous.values()) if (!kept.has(element)) element.remove();
      let next = holder.firstChild;
      for (const { element } of drawn) {
        if (element === next) next = element.nextSibling;
        else holder.insertBefore(element, next);
      }
    },
    /** Marks the selected row. @returns the id of its element; null when it is out of view. */
    select(selected: RowPlace): string | null {
      let id: string | null = null;
      for (const { row, element } of drawn) {
        const isSelected = isSamePlace(row, selected);
        element.setAttribute('aria-selected', String(isSelected));
        if (isSelected) id = element.id;
      }
      return id;
    },
    /** The row that holds an element; null for an element outside the rows. */
    find(target: Element): { readonly row: Row; readonly element: HTMLElement } | null {
      const element = target.closest('.row');
      return drawn.find((each) => each.element === element) ?? null;
    },
    elementOf: (place: RowPlace): HTMLElement | null =>
      drawn.find(({ row }) => isSamePlace(row, place))?.element ?? null,
  };
}

/** Identifies the child of a value across fetched copies. */
function toName({ parent, index }: RowPlace): string {
  return parent === null ? 'root' : `${parent.item.start}:${index}`;
}

/** ARIA's value for a set of unknown size. */
const UNKNOWN_SIZE = -1;
const CLASS_OF_KIND = { string: 'string', number: 'number-token', literal: 'literal' } as const;

/** A row as an element of the tree. The words in keys and values that match the global pattern `words` are marked. */
function drawRow(row: Row, id: string, words: RegExp | null = null): HTMLElement {
  const { item, parent, index, level, isOpen } = row;
  const element = document.createElement('div');
  element.id = id;
  element.className = 'row';
  element.setAttribute('role', 'treeitem');
  element.setAttribute('aria-level', String(level));
  element.setAttribute('aria-posinset', String(index + 1));
  element.setAttribute('aria-setsize', parent === null ? '1' : String(parent.childCount ?? UNKNOWN_SIZE));
  element.style.setProperty('--indent', `${Math.min(level - 1, INDENTED_LEVELS_COUNT) * INDENT_PX}px`);
  const canUnfold = item !== null && hasChildren(item);
  if (canUnfold) element.setAttribute('aria-expanded', String(isOpen));
  element.append(hidden(canUnfold ? 'twisty' : 'twisty none'));
  if (level - 1 > INDENTED_LEVELS_COUNT) element.append(span('level', copy.row.level(level)));
  element.append(...drawLabel(row, words), ...drawValue(row, words));
  // The keyboard has its own way to the menu.
  if (item !== null) element.append(hidden('menu'));
  return element;
}

/** Rows with the same mark look the same. */
function markOfRow({ item, parent, index, level, isOpen }: Row): string {
  return [item?.start, item?.childCount, parent?.childCount, index, level, isOpen].join();
}

function drawLabel({ item, parent, index }: Row, words: RegExp | null): Node[] {
  if (parent === null) return [];
  const label =
    parent.item.kind === 'array'
      ? span('index', String(index))
      : item === null
        ? null
        : span('key', item.key === '' ? '""' : `${item.key}${item.isKeyClipped ? '…' : ''}`, words);
  return label === null ? [] : [label, span('colon', ': ')];
}

function drawValue({ item, parent, isOpen }: Row, words: RegExp | null): Node[] {
  if (item === null) return [span('count', parent?.childCount === null ? copy.row.uncounted : copy.row.waiting)];
  if (item.kind !== 'object' && item.kind !== 'array') {
    return [span(`value ${CLASS_OF_KIND[item.kind]}`, `${item.text}${item.isClipped ? '…' : ''}`, words)];
  }
  const [open, close] = item.kind === 'object' ? '{}' : '[]';
  const bracket = (text: string | undefined) => span('bracket', text ?? '');
  if (item.childCount === 0) return [bracket(`${open}${close}`)];
  const count = span('count', countWords(item.kind, item.childCount, isOpen));
  if (isOpen || item.preview === '') return [bracket(open), count, bracket(close)];
  return [span('value preview', item.preview), count];
}

function countWords(kind: 'object' | 'array', count: number | null, isOpen: boolean): string {
  if (count === null) return isOpen ? copy.row.uncounted : '…';
  return (kind === 'object' ? copy.row.members : copy.row.items)(formatCount(count));
}

function hidden(className: string): HTMLElement {
  const created = span(className, '');
  created.setAttribute('aria-hidden', 'true');
  return created;
}

function span(className: string, text: string, words: RegExp | null = null): HTMLElement {
  const created = document.createElement('span');
  created.className = className;
  if (words === null) created.textContent = text;
  else created.append(...markWords(text, words));
  return created;
}

/** The text with its matches in elements of the class `match`. */
function markWords(text: string, words: RegExp): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const match of text.matchAll(words)) {
    if (match[0] === '') continue;
    nodes.push(document.createTextNode(text.slice(at, match.index)), span('match', match[0]));
    at = match.index + match[0].length;
  }
  nodes.push(document.createTextNode(text.slice(at)));
  return nodes;
}
