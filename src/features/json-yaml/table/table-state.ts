import type { TableOrder, TableShape, TableTest } from '../../../bridges/json-bridge.ts';
import type { CellRange } from './model/cell-range.ts';
import type { GridLayout } from './model/grid-layout.ts';

/** Key of the filter on all columns, beside the ids of columns. */
export const ALL_COLUMNS = -1;

export interface ColumnFilter {
  readonly test: TableTest;
  readonly text: string;
}

/** A document as a table, as the page shows it. */
export interface TableState {
  readonly step: 'reading' | 'ready' | 'none' | 'failed';
  readonly shape: TableShape | null;
  /** Members of objects are columns of their own. */
  readonly expands: boolean;
  readonly layout: GridLayout;
  readonly hidden: ReadonlySet<number>;
  readonly order: TableOrder | null;
  readonly showsFilters: boolean;
  /** By column id. */
  readonly filters: ReadonlyMap<number, ColumnFilter>;
  /** The arrangement that is shown. */
  readonly arrangement: number;
  readonly rowCount: number;
  /** The finished share while the table is read or arranged; null without such work. */
  readonly work: { readonly share: number | null } | null;
  readonly selection: CellRange;
}
