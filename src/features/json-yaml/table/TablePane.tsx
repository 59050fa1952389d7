import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import type { TableCell, TreePlace } from '../../../bridges/json-bridge.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { JsonController } from '../json/json-controller.ts';
import { ValuePanel } from '../value/ValuePanel.tsx';
import { viewerStore } from '../value/viewer-store.ts';
import { CellBar } from './CellBar.tsx';
import { COLUMN_PX, REST_MS, ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import { Frame, Scroller } from './grid-style.ts';
import { createGridView, type GridView } from './grid-view.ts';
import { createJsonTable, type JsonTable } from './json-table.ts';
import { applyGridKey } from './model/cell-range.ts';
import { Progress, TableBar } from './TableBar.tsx';
import { TableHead } from './TableHead.tsx';
import { copySelection } from './table-actions.ts';

export interface TablePaneProps {
  readonly controller: JsonController;
  readonly documentId: number;
  /** Shows a line of the document's text, from 0. */
  readonly onLine: (line: number) => void;
}

/** The last table of each tool: it stays as it is while its document is shown in another way. */
const tables = new WeakMap<JsonController, JsonTable>();

function tableOf(controller: JsonController, documentId: number): JsonTable {
  const known = tables.get(controller);
  if (known?.documentId === documentId && known.store.getState().step !== 'failed') return known;
  known?.stop();
  const table = createJsonTable(controller.context, documentId);
  tables.set(controller, table);
  return table;
}

/** An array of objects as a table of any size. Give it the document's id as its key. */
export function TablePane({ controller, documentId, onLine }: TablePaneProps) {
  const [table] = useState(() => tableOf(controller, documentId));
  const search = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const step = useStore(table.store, (state) => state.step);
  const cell = useSelectedCell(table);
  const place = usePlace(controller, table, cell);
  const source = useMemo(() => (cell ? { documentId, item: { ...cell, ...NO_TREE_FACTS } } : null), [documentId, cell]);
  const copyCells = () => void copySelection(controller, table);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'f' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    table.showFilters(true);
    requestAnimationFrame(() => search.current?.select());
  };
  if (step !== 'ready') {
    return (
      <Frame>
        <p className="message" role="status">
          {step === 'none' ? copy.none : step === 'failed' ? copy.failed : copy.reading}
        </p>
        {step === 'reading' && <Progress table={table} />}
      </Frame>
    );
  }
  return (
    <Frame onKeyDown={onKeyDown}>
      <TableBar controller={controller} table={table} searchRef={search} />
      <Grid table={table} scroller={scroller} onCopy={copyCells} />
      <CellBar table={table} place={place} isMissing={cell === null} onCopy={copyCells} onLine={onLine} />
      {cell !== null && (
        <ValuePanel
          tool={controller.tool}
          source={source}
          showSuccess={controller.showSuccess}
          onClosed={() => scroller.current?.focus()}
        />
      )}
    </Frame>
  );
}

/** A cell stands for a value of the tree. */
const NO_TREE_FACTS = { index: 0, key: null, isKeyClipped: false, childCount: null, preview: '' } as const;

interface GridProps {
  readonly table: JsonTable;
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly onCopy: () => void;
}

function Grid({ table, scroller, onCopy }: GridProps) {
  const layout = useStore(table.store, (state) => state.layout);
  const rowCount = useStore(table.store, (state) => state.rowCount);
  const showsFilters = useStore(table.store, (state) => state.showsFilters);
  const isBusy = useStore(table.store, (state) => state.work !== null);
  const sheet = useRef<HTMLDivElement>(null);
  const inView = useRef<HTMLDivElement>(null);
  const view = useRef<GridView | null>(null);
  const rowPx = useMediaQuery(MEDIA.coarse) ? ROW_PX.coarse : ROW_PX.fine;
  const headerPx = rowPx * (showsFilters ? 2 : 1);
  const pointer = useCellPointer(view, table);

  useEffect(() => {
    if (scroller.current === null || sheet.current === null || inView.current === null) return;
    const elements = { scroller: scroller.current, sheet: sheet.current, inView: inView.current };
    const created = createGridView(elements, table, rowPx, headerPx);
    view.current = created;
    return () => created.stop();
  }, [scroller, table, rowPx, headerPx]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || isComposing(event)) return;
    const { selection } = table.store.getState();
    const { row, column } = selection.focus;
    const isCommand = event.ctrlKey || event.metaKey;
    const head = row < 0 ? layout.columns[column] : undefined;
    const widthStep = event.key === 'ArrowLeft' ? -COLUMN_PX.step : event.key === 'ArrowRight' ? COLUMN_PX.step : 0;
    if (isCommand && event.key.toLowerCase() === 'c') onCopy();
    else if (isCommand && event.key.toLowerCase() === 'a') {
      const focus = { row: rowCount - 1, column: layout.columns.length - 1 };
      table.select({ anchor: { row: 0, column: 0 }, focus });
    } else if (head !== undefined && event.altKey && widthStep !== 0) {
      table.setWidth(head.id, head.widthPx + widthStep);
    } else if (event.altKey) return;
    else if (event.key === 'Escape' && viewerStore.getState().isOpen) viewerStore.getState().close();
    else if (event.key === 'Enter' || event.key === ' ') {
      if (head !== undefined) table.cycleOrder(head.id);
      else viewerStore.getState().open();
    } else if (event.key === 'Escape') table.select({ anchor: selection.focus, focus: selection.focus });
    else {
      const size = { rowCount, columnCount: layout.columns.length, pageRows: view.current?.pageRows() ?? 1 };
      const moved = applyGridKey(selection, event, size);
      if (moved === null) return;
      table.select(moved);
      view.current?.reveal();
    }
    event.preventDefault();
  };

  return (
    <Scroller
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={copy.label}
      aria-multiselectable
      aria-busy={isBusy}
      aria-rowcount={rowCount + 1}
      aria-colcount={layout.columns.length + 1}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <TableHead table={table} rowPx={rowPx} />
      <div ref={sheet} style={{ width: layout.totalPx }}>
        <div ref={inView} className="in-view" style={{ top: headerPx }} />
      </div>
    </Scroller>
  );
}

/** The active cell; null where the row has none, undefined in the header and while it is fetched. */
function useSelectedCell(table: JsonTable): TableCell | null | undefined {
  const selection = useStore(table.store, (state) => state.selection);
  const layout = useStore(table.store, (state) => state.layout);
  const column = layout.columns[selection.focus.column];
  return useSyncExternalStore(table.onCells, () =>
    column === undefined ? undefined : table.cells.row(selection.focus.row)?.cells.get(column.id),
  );
}

/** The path and the line of a cell, looked up when the selection has rested on it. */
function usePlace(controller: JsonController, { documentId }: JsonTable, cell: TableCell | null | undefined) {
  const start = cell?.start ?? null;
  const [found, setFound] = useState<{ readonly start: number; readonly place: TreePlace } | null>(null);
  const { tool } = controller;
  useEffect(() => {
    if (start === null) return;
    let isGone = false;
    const timer = setTimeout(() => {
      tool.getTreePlace(documentId, start).then(
        (place) => !isGone && setFound({ start, place }),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [tool, documentId, start]);
  return found !== null && found.start === start ? found.place : null;
}

/**
 * What mouse and finger do to the cells: a press selects, dragging with the mouse or pressing with Shift extends, and a
 * press on a row number selects the row. A finger scrolls, and selects by a tap.
 */
function useCellPointer(view: RefObject<GridView | null>, table: JsonTable) {
  const isDragging = useRef(false);
  const endDrag = () => {
    isDragging.current = false;
  };
  const select = (event: { clientX: number; clientY: number; target: EventTarget; shiftKey: boolean }): boolean => {
    const target = event.target instanceof Element ? event.target.closest('.cell') : null;
    const place = view.current?.placeAt(event.clientX, event.clientY);
    if (target === null || place === undefined) return false;
    const { selection, layout } = table.store.getState();
    if (target.classList.contains('ordinal')) {
      const anchor = { row: event.shiftKey ? selection.anchor.row : place.row, column: 0 };
      table.select({ anchor, focus: { row: place.row, column: layout.columns.length - 1 } });
      return false;
    }
    table.select({ anchor: event.shiftKey ? selection.anchor : place, focus: place });
    return true;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      if (!select(event)) return;
      isDragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
      if (!isDragging.current || (buttons & 1) === 0) return;
      const focus = view.current?.placeAt(clientX, clientY);
      const { selection } = table.store.getState();
      if (focus === undefined) return;
      if (focus.row === selection.focus.row && focus.column === selection.focus.column) return;
      table.select({ anchor: selection.anchor, focus });
      view.current?.reveal();
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClick(event: { clientX: number; clientY: number; target: EventTarget; shiftKey: boolean; nativeEvent: Event }) {
      const { nativeEvent } = event;
      if ('pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse') select(event);
    },
  };
}
