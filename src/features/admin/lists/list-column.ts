import type { ReactNode } from 'react';

/** A column of a list. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** The name by which the server sorts; without it the column cannot be sorted by. */
  readonly sort?: string;
  /** The column names the row and cannot be hidden. Every list has exactly one such column. */
  readonly isName?: true;
  readonly render: (row: Row) => ReactNode;
}

/** Columns that the visitor sees, in the order of the list. */
export function shownColumns<Row>(columns: readonly ListColumn<Row>[], hidden: readonly string[]) {
  return columns.filter(({ id, isName }) => isName === true || !hidden.includes(id));
}
