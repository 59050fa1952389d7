import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableArrangement, TableFilter, TableShape } from '../../../bridges/json-bridge.ts';
import { type JsonContext, report } from '../json/json-context.ts';
import { type CellCache, createCellCache } from './cell-cache.ts';
import {
  CHAR_PX,
  COLUMN_PX,
  FITTED_CELLS_COUNT,
  FITTED_ROWS_COUNT,
  FROZEN_FROM_PX,
  PROGRESS_INTERVAL_MS,
} from './constants.ts';
import { copy } from './copy.ts';
import { type CellRange, FIRST_CELL } from './model/cell-range.ts';
import { fitWidth, layOutColumns } from './model/grid-layout.ts';
import { ALL_COLUMNS, type ColumnFilter, type TableState } from './table-state.ts';

/** A document as a table: its columns, the arrangement of its rows, and the selection. */
export type JsonTable = ReturnType<typeof createJsonTable>;

interface TableContext {
  readonly page: JsonContext;
  readonly documentId: number;
  readonly store: StoreApi<TableState>;
  readonly cells: CellCache;
  readonly widths: Map<number, number>;
  frozenCount: number;
  isStopped: boolean;
  /** Grows with each piece of work; only the last one may change the state. */
  lastWork: number;
  /** The order and the filters of the rows in view. */
  applied: Pick<TableState, 'order' | 'filters'>;
}

const EMPTY_LAYOUT = layOutColumns([], () => 0, 0, 0);

export function createJsonTable(page: JsonContext, documentId: number) {
  const listeners = new Set<() => void>();
  const store = createStore<TableState>(() => ({
    step: 'reading',
    shape: null,
    expands: true,
    layout: EMPTY_LAYOUT,
    hidden: new Set(),
    order: null,
    showsFilters: false,
    filters: new Map(),
    arrangement: 0,
    rowCount: 0,
    work: null,
    selection: FIRST_CELL,
  }));
  const onError = (error: unknown) => reportError(context, error);
  const cells = createCellCache({
    tool: page.tool,
    documentId,
    onCells: () => {
      for (const listener of listeners) listener();
    },
    onError,
  });
  const context: TableContext = {
    page,
    documentId,
    store,
    cells,
    widths: new Map(),
    frozenCount: 1,
    isStopped: false,
    lastWork: 0,
    applied: { order: null, filters: new Map() },
  };
  void openArray(context, null);
  return {
    documentId,
    store,
    cells,
    /** The listener is called when cells arrive. @returns the function that removes it. */
    onCells(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chooseArray: (start: number) => void openArray(context, start),
    setExpands(expands: boolean) {
      store.setState({ expands });
      void openArray(context, store.getState().shape?.start ?? null);
    },
    /** Sorts by a column: ascending, then descending, then not at all. */
    cycleOrder: (column: number) => cycleOrder(context, column),
    showFilters(showsFilters: boolean) {
      store.setState({ showsFilters });
      if (!showsFilters && store.getState().filters.size > 0) {
        store.setState({ filters: new Map() });
        void arrange(context);
      }
    },
    /** Sets or, with null, removes the filter of a column. */
    setFilter: (column: number, filter: ColumnFilter | null) => setFilter(context, column, filter),
    setHidden(hidden: ReadonlySet<number>) {
      store.setState({ hidden });
      layOut(context);
      if (store.getState().filters.has(ALL_COLUMNS)) void arrange(context);
    },
    setWidth: (column: number, widthPx: number) => setWidth(context, column, widthPx),
    /** Makes a column as wide as the cells known in it. */
    fitColumn: (column: number) => setWidth(context, column, fitColumn(context, column)),
    /** The width of the view decides whether the first column stays in view. */
    setViewWidth(widthPx: number) {
      const frozenCount = widthPx >= FROZEN_FROM_PX ? 1 : 0;
      if (frozenCount === context.frozenCount) return;
      context.frozenCount = frozenCount;
      layOut(context);
    },
    select: (selection: CellRange) => store.setState({ selection }),
    stopWork: () => cancelWork(context),
    stop() {
      context.isStopped = true;
      listeners.clear();
      if (store.getState().work !== null) cancelWork(context);
    },
  };
}

/** Reads an array, or the largest one, with widths that fit its first rows. */
async function openArray(context: TableContext, start: number | null): Promise<void> {
  const { page, documentId, store, cells } = context;
  const { expands, shape: before } = store.getState();
  const outcome = await inWork(context, async () => {
    const shape = await page.tool.getTableShape(documentId, start, expands);
    if (shape === null) return null;
    const columns = shape.columns.map(({ id }) => id);
    const range = { arrangement: 0, from: 0, count: Math.min(FITTED_ROWS_COUNT, shape.rowCount), columns };
    const rows = await page.tool.getTableRows(documentId, shape.start, range);
    return { shape, texts: columns.map((_, at) => rows.map((row) => row.cells[at]?.text ?? '')) };
  });
  if (outcome === undefined) {
    if (before === null && !context.isStopped) store.setState({ step: 'failed' });
    return;
  }
  if (outcome === null) return store.setState({ step: 'none' });
  const { shape, texts } = outcome;
  const isSame = before?.start === shape.start;
  if (!isSame) context.widths.clear();
  for (const [at, column] of shape.columns.entries()) {
    if (!context.widths.has(column.id)) context.widths.set(column.id, fitHeader(nameOf(column), texts[at] ?? []));
  }
  const keepsOrder = isSame && shape.columns.some(({ id }) => id === store.getState().order?.column);
  const filters = isSame ? pickFilters(store.getState().filters, shape) : new Map<number, ColumnFilter>();
  cells.clear();
  store.setState({
    step: 'ready',
    shape,
    rowCount: shape.rowCount,
    arrangement: 0,
    order: keepsOrder ? store.getState().order : null,
    filters,
    hidden: isSame ? store.getState().hidden : new Set(),
    selection: FIRST_CELL,
  });
  context.applied = { order: null, filters: new Map() };
  layOut(context);
  if (keepsOrder || filters.size > 0) await arrange(context);
}

/** The filters on columns that a table has. */
function pickFilters(filters: ReadonlyMap<number, ColumnFilter>, { columns }: TableShape) {
  const ids = new Set([ALL_COLUMNS, ...columns.map(({ id }) => id)]);
  return new Map([...filters].filter(([column]) => ids.has(column)));
}

function cycleOrder(context: TableContext, column: number): void {
  const { order } = context.store.getState();
  const isNext = order?.column === column;
  context.store.setState({
    order: isNext && order.isDescending ? null : { column, isDescending: isNext },
  });
  void arrange(context);
}

function setFilter(context: TableContext, column: number, filter: ColumnFilter | null): void {
  const { store } = context;
  const filters = new Map(store.getState().filters);
  const before = filters.get(column);
  if (filter === null) filters.delete(column);
  else filters.set(column, filter);
  store.setState({ filters });
  if (isActive(before) || isActive(filters.get(column))) void arrange(context);
}

/** A test that needs a text filters nothing without it. */
function isActive(filter: ColumnFilter | undefined): filter is ColumnFilter {
  return filter !== undefined && (filter.text !== '' || filter.test === 'empty' || filter.test === 'filled');
}

/**
 * Sorts and filters in the worker; the rows before stay in view until then, and with them their order and filters when the
 * work is stopped.
 */
async function arrange(context: TableContext): Promise<void> {
  const { page, documentId, store, cells } = context;
  const { shape } = store.getState();
  if (shape === null) return;
  const { order, filters } = store.getState();
  const arrangement = toArrangement(store.getState());
  const work = context.lastWork + 1;
  const arranged = await inWork(context, () => page.tool.arrangeTable(documentId, shape.start, arrangement));
  if (arranged === undefined) {
    if (work === context.lastWork) store.setState(context.applied);
    return;
  }
  context.applied = { order, filters };
  cells.clear();
  store.setState({ ...arranged, selection: FIRST_CELL });
}

function toArrangement({ order, filters, layout }: TableState): TableArrangement {
  const all = layout.columns.map(({ id }) => id);
  const active = [...filters].flatMap(([column, filter]): TableFilter[] =>
    isActive(filter) ? [{ ...filter, columns: column === ALL_COLUMNS ? all : [column] }] : [],
  );
  return { order, filters: active };
}

/** Shows the progress of work. Resolves to undefined when it failed, was stopped, or other work began meanwhile. */
async function inWork<Outcome>(context: TableContext, job: () => Promise<Outcome>): Promise<Outcome | undefined> {
  const { page, store } = context;
  context.lastWork += 1;
  const work = context.lastWork;
  const isPresent = () => work === context.lastWork && !context.isStopped;
  store.setState({ work: { share: null } });
  const timer = setInterval(async () => {
    const share = await page.tool.tableProgress().catch(() => null);
    if (isPresent() && store.getState().work !== null) store.setState({ work: { share } });
  }, PROGRESS_INTERVAL_MS);
  try {
    const outcome = await job();
    return isPresent() ? outcome : undefined;
  } catch (error) {
    if (isPresent()) reportError(context, error);
    return undefined;
  } finally {
    clearInterval(timer);
    if (isPresent()) store.setState({ work: null });
  }
}

function cancelWork({ page }: TableContext): void {
  page.tool.cancelTable().catch(() => undefined);
}

/** A document that is no longer the result was closed, so its failures mean nothing. */
function reportError({ page, documentId, isStopped }: TableContext, error: unknown): void {
  if (!isStopped && page.store.getState().output?.document.id === documentId) report(page, error, 'table');
}

function layOut({ store, widths, frozenCount }: TableContext): void {
  const { shape, hidden } = store.getState();
  const shown = (shape?.columns ?? []).filter(({ id }) => !hidden.has(id));
  const named = shown.map((column) => ({ ...column, name: nameOf(column) }));
  const layout = layOutColumns(named, (id) => widths.get(id) ?? COLUMN_PX.min, shape?.rowCount ?? 0, frozenCount);
  store.setState({ layout });
}

function setWidth(context: TableContext, column: number, widthPx: number): void {
  context.widths.set(column, Math.max(Math.min(Math.round(widthPx), COLUMN_PX.max), COLUMN_PX.min));
  layOut(context);
}

function fitColumn({ store, cells }: TableContext, column: number): number {
  const { layout, rowCount } = store.getState();
  const name = layout.columns.find(({ id }) => id === column)?.name ?? '';
  const texts: string[] = [];
  for (let row = 0; row < rowCount && texts.length < FITTED_CELLS_COUNT; row++) {
    const cell = cells.row(row)?.cells.get(column);
    if (cell) texts.push(cell.text);
  }
  return fitHeader(name, texts);
}

/** The width of a column that fits its name, beside the sign of its order, and its cells. */
function fitHeader(name: string, texts: readonly string[]): number {
  const header = fitWidth([name], CHAR_PX, COLUMN_PX) + COLUMN_PX.sortSign;
  return Math.max(fitWidth(texts, CHAR_PX, COLUMN_PX), Math.min(header, COLUMN_PX.fitted));
}

/** The name in the header of a column. */
export function nameOf({ path }: { readonly path: readonly string[] }): string {
  return path.length === 0 ? copy.value : path.join('.');
}
