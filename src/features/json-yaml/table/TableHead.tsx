import DescendingIcon from '@mui/icons-material/ArrowDownwardOutlined';
import AscendingIcon from '@mui/icons-material/ArrowUpwardOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { copy } from './copy.ts';
import { FilterCell } from './FilterCell.tsx';
import { GripHandle, Head, HeadCell, HeadLine } from './grid-style.ts';
import { toCellId } from './grid-view.ts';
import type { JsonTable } from './json-table.ts';
import type { GridColumn } from './model/grid-layout.ts';

interface TableHeadProps {
  readonly table: JsonTable;
  /** Height of a line. */
  readonly rowPx: number;
}

/** The names of the columns, by which the table is sorted, and below them the filters. */
export function TableHead({ table, rowPx }: TableHeadProps) {
  const layout = useStore(table.store, (state) => state.layout);
  const showsFilters = useStore(table.store, (state) => state.showsFilters);
  const order = useStore(table.store, (state) => state.order);
  const filters = useStore(table.store, (state) => state.filters);
  const activeColumn = useStore(table.store, ({ selection: { focus } }) => (focus.row < 0 ? focus.column : null));
  const place = (column: GridColumn, at: number): CSSProperties => ({
    width: column.widthPx,
    ...(at < layout.frozenCount ? { left: column.leftPx } : {}),
  });
  const classOf = (column: GridColumn, at: number) =>
    `${at < layout.frozenCount ? 'frozen ' : ''}${column.isNumeric ? 'numeric ' : ''}`;
  return (
    <Head role="rowgroup" style={{ width: layout.totalPx }}>
      <HeadLine role="row" aria-rowindex={1} style={{ height: rowPx }}>
        <HeadCell
          className="ordinal"
          role="columnheader"
          aria-label={copy.rowNumber}
          style={{ width: layout.numberPx }}
        />
        {layout.columns.map((column, at) => (
          <HeadCell
            key={column.id}
            id={toCellId(-1, at)}
            role="columnheader"
            aria-colindex={at + 2}
            aria-sort={order?.column !== column.id ? 'none' : order.isDescending ? 'descending' : 'ascending'}
            className={`${classOf(column, at)}${activeColumn === at ? 'active' : ''}`}
            style={place(column, at)}
          >
            <ButtonBase
              className="sort"
              tabIndex={-1}
              title={column.name}
              aria-label={copy.header.sort(column.name)}
              onClick={() => table.cycleOrder(column.id)}
            >
              <span>{column.name}</span>
              {order?.column === column.id && (order.isDescending ? <DescendingIcon /> : <AscendingIcon />)}
            </ButtonBase>
            <Grip table={table} column={column} />
          </HeadCell>
        ))}
      </HeadLine>
      {showsFilters && (
        <HeadLine role="row" style={{ height: rowPx }}>
          <HeadCell className="ordinal" role="gridcell" style={{ width: layout.numberPx }} />
          {layout.columns.map((column, at) => (
            <HeadCell
              key={column.id}
              role="gridcell"
              className={`${classOf(column, at)}${filters.has(column.id) ? 'filtered' : ''}`}
              style={place(column, at)}
            >
              <FilterCell table={table} column={column.id} name={column.name} />
            </HeadCell>
          ))}
        </HeadLine>
      )}
    </Head>
  );
}

/** Changes the width of a column by dragging; a double click fits it to its cells. */
function Grip({ table, column }: { readonly table: JsonTable; readonly column: GridColumn }) {
  const drag = useRef<{ readonly x: number; readonly widthPx: number } | null>(null);
  const end = () => {
    drag.current = null;
  };
  return (
    <GripHandle
      title={copy.header.resize(column.name)}
      onDoubleClick={() => table.fitColumn(column.id)}
      onPointerDown={(event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, widthPx: column.widthPx };
      }}
      onPointerMove={({ clientX }: PointerEvent) => {
        if (drag.current !== null) table.setWidth(column.id, drag.current.widthPx + clientX - drag.current.x);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
