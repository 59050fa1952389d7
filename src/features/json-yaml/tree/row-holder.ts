import { isSamePlace, type Row, type RowPlace } from '../model/tree-rows.ts';
import { drawRow, markOfRow } from './draw-row.ts';

interface DrawnRow {
  readonly row: Row;
  readonly mark: string;
  readonly element: HTMLElement;
}

let lastId = 0;

/** The elements of the rows in view. */
export function createRowHolder(holder: HTMLElement) {
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
