import { type DrawnRow, drawGridRow } from './draw-grid-row.ts';

interface Holder {
  readonly element: HTMLElement;
  readonly mark: string;
}

/** The elements of the rows in view. */
export function createGridRows(parent: HTMLElement) {
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
