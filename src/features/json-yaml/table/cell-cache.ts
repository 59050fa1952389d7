import type { TableApi, TableCell, TableRange } from '../../../bridges/json-bridge.ts';
import { KEPT_ROWS_COUNT } from './constants.ts';

/** A row of the present arrangement, as far as its cells are known. */
export interface KnownRow {
  /** Its index in the array. */
  readonly index: number;
  /** By column id; null where the row has no such member. */
  readonly cells: Map<number, TableCell | null>;
}

interface CellCacheOptions {
  readonly tool: Pick<TableApi, 'getTableRows'>;
  readonly documentId: number;
  readonly onCells: () => void;
  readonly onError: (error: unknown) => void;
}

/** The cells in view, fetched as they are needed, with one request at a time. */
export function createCellCache({ tool, documentId, onCells, onError }: CellCacheOptions) {
  let rows = new Map<number, KnownRow>();
  let wanted: { readonly start: number; readonly range: TableRange } | null = null;
  let isFetching = false;
  /** Grows when the known cells are those of another arrangement. */
  let generation = 0;

  const fetchNext = async (): Promise<void> => {
    if (isFetching || wanted === null) return;
    const { start, range } = wanted;
    const missing = narrow(range);
    wanted = null;
    if (missing === null) return;
    isFetching = true;
    const asked = generation;
    try {
      const found = await tool.getTableRows(documentId, start, missing);
      if (asked === generation) {
        keep(missing, found);
        onCells();
      }
    } catch (error) {
      if (asked === generation) onError(error);
    } finally {
      isFetching = false;
    }
    await fetchNext();
  };

  /** The rows of a range that lack a cell; null when none does. */
  const narrow = (range: TableRange): TableRange | null => {
    const isKnown = (row: number) => {
      const known = rows.get(row);
      return known !== undefined && range.columns.every((column) => known.cells.has(column));
    };
    let { from } = range;
    let end = range.from + range.count;
    while (from < end && isKnown(from)) from += 1;
    while (end > from && isKnown(end - 1)) end -= 1;
    return from === end ? null : { ...range, from, count: end - from };
  };

  const keep = (range: TableRange, found: Awaited<ReturnType<TableApi['getTableRows']>>): void => {
    if (rows.size > KEPT_ROWS_COUNT) rows = new Map();
    for (const [at, { index, cells }] of found.entries()) {
      const row = rows.get(range.from + at) ?? { index, cells: new Map() };
      for (const [i, column] of range.columns.entries()) row.cells.set(column, cells[i] ?? null);
      rows.set(range.from + at, row);
    }
  };

  return {
    row: (row: number): KnownRow | null => rows.get(row) ?? null,
    /** Call with the cells in view: the missing ones are fetched. */
    want(start: number, range: TableRange): void {
      wanted = { start, range };
      void fetchNext();
    },
    /** Forgets all cells: they belong to another arrangement. */
    clear(): void {
      generation += 1;
      rows = new Map();
      wanted = null;
    },
  };
}

export type CellCache = ReturnType<typeof createCellCache>;
