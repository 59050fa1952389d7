// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of table elements that a style displays as blocks.
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useHiddenColumns } from './column-choice-store.ts';
import { copy } from './copy.ts';
import { type ListColumn, shownColumns } from './list-column.ts';
import { columnOf, directionOf, type ListChange } from './model/list-state.ts';

/** The selected rows. Those of other pages stay selected. */
export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

interface DataTableProps<Row> {
  /** Id of the list, under which the choice of columns is remembered. */
  readonly list: string;
  /** What the table shows, for assistive technology. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Undefined until the first rows are here. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** The name of a row, for the labels of its controls. */
  readonly nameOf: (row: Row) => string;
  readonly sort: string;
  readonly onChange: (change: ListChange<never>) => void;
  /** Other rows are loading: those shown are dimmed. */
  readonly isStale?: boolean;
  readonly selection?: RowSelection;
  /** Whether a row can be selected: every row without it. */
  readonly isSelectable?: (row: Row) => boolean;
  /** Controls at the end of a row. */
  readonly renderActions?: (row: Row) => ReactNode;
  /** Stands in the place of the rows when there are none. */
  readonly empty: ReactNode;
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * A table whose pages and order come from the server. On narrow screens every row becomes a card with the names of the columns
 * beside the values; the roles are written out because such styles would remove them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, label, columns, rows, keyOf, isStale = false, empty } = props;
  const shown = shownColumns(columns, useHiddenColumns(list));
  if (rows?.length === 0) return <Frame>{empty}</Frame>;
  return (
    <Frame>
      <Table role="table" aria-label={label} aria-busy={rows === undefined || isStale} data-stale={isStale}>
        <HeadRow {...props} shown={shown} />
        <tbody role="rowgroup">
          {rows === undefined
            ? SKELETON_ROWS.map((key) => <SkeletonRow key={key} count={shown.length + toExtraCount(props)} />)
            : rows.map((row) => <BodyRow key={keyOf(row)} {...props} row={row} shown={shown} />)}
        </tbody>
      </Table>
      {rows === undefined && <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>}
    </Frame>
  );
}

type ShownProps<Row> = DataTableProps<Row> & { readonly shown: readonly ListColumn<Row>[] };

function HeadRow<Row>(props: ShownProps<Row>) {
  const { rows = [], keyOf, shown, sort, onChange, selection, isSelectable = () => true, renderActions } = props;
  const keys = rows.filter(isSelectable).map(keyOf);
  const selectedCount = keys.filter((key) => selection?.keys.has(key)).length;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection !== undefined && (
          <th role="columnheader" scope="col" className="check" data-label={copy.selectAll}>
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': copy.selectAll } }}
              checked={keys.length > 0 && selectedCount === keys.length}
              indeterminate={selectedCount > 0 && selectedCount < keys.length}
              onChange={({ target }) => selection.onChange(withKeys(selection.keys, keys, target.checked))}
            />
          </th>
        )}
        {shown.map(({ id, label, sort: by }) => {
          const isSorted = by !== undefined && columnOf(sort) === by;
          const direction = isSorted ? directionOf(sort) : 'asc';
          const ariaSort = direction === 'asc' ? 'ascending' : 'descending';
          return (
            <th key={id} role="columnheader" scope="col" {...(isSorted ? { 'aria-sort': ariaSort } : {})}>
              {by === undefined ? (
                label
              ) : (
                <TableSortLabel
                  active={isSorted}
                  direction={direction}
                  onClick={() => onChange({ kind: 'sort', column: by })}
                >
                  {label}
                </TableSortLabel>
              )}
            </th>
          );
        })}
        {renderActions !== undefined && (
          <th role="columnheader" scope="col" className="actions">
            <VisuallyHidden>{copy.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function BodyRow<Row>(props: ShownProps<Row> & { readonly row: Row }) {
  const { row, shown, keyOf, nameOf, selection, isSelectable = () => true, renderActions } = props;
  const key = keyOf(row);
  const isSelected = selection?.keys.has(key) === true;
  return (
    <tr role="row" data-selected={isSelected}>
      {selection !== undefined && (
        <td role="cell" className="check">
          <Checkbox
            size="small"
            slotProps={{ input: { 'aria-label': copy.selectRow(nameOf(row)) } }}
            disabled={!isSelectable(row)}
            checked={isSelected}
            onChange={({ target }) => selection.onChange(withKeys(selection.keys, [key], target.checked))}
          />
        </td>
      )}
      {shown.map(({ id, label, isName, render }) => (
        <td key={id} role={isName === true ? 'rowheader' : 'cell'} data-name={isName === true} data-label={label}>
          {render(row)}
        </td>
      ))}
      {renderActions !== undefined && (
        <td role="cell" className="actions">
          {renderActions(row)}
        </td>
      )}
    </tr>
  );
}

function SkeletonRow({ count }: { readonly count: number }) {
  const cells = Array.from({ length: count }, (_, index) => `cell-${index}`);
  return (
    <tr>
      {cells.map((key) => (
        <td key={key}>
          <Skeleton animation={false} />
        </td>
      ))}
    </tr>
  );
}

function toExtraCount<Row>({ selection, renderActions }: DataTableProps<Row>): number {
  return (selection === undefined ? 0 : 1) + (renderActions === undefined ? 0 : 1);
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], areSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (areSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

const Frame = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[data-stale="true"] tbody': { opacity: 0.6 },
  '& th, & td': {
    padding: theme.spacing(1, 1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' },
  '& .check': { width: 48, padding: theme.spacing(0, 0.5) },
  '& .actions': { width: 1, whiteSpace: 'nowrap', textAlign: 'end' },
  // The colored words in a row keep their contrast.
  '& tbody tr:hover': { background: tint(theme.vars.palette.text.primary, 2) },
  '& tr[data-selected="true"]': { background: tint(theme.vars.palette.primary.main, 3) },
  [MEDIA.narrow]: {
    '&, & tbody, & thead, & tr': { display: 'block' },
    '& thead th:not(.check)': { display: 'none' },
    '& thead tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& thead .check': { display: 'flex', alignItems: 'center', width: 'auto', borderBottom: 0 },
    // The columns have no heads here, so the box needs words.
    '& thead .check::after': { content: 'attr(data-label)', fontWeight: 400 },
    '& tbody tr': {
      position: 'relative',
      padding: theme.spacing(1, 0),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& td': { display: 'flex', gap: theme.spacing(1.5), padding: theme.spacing(0.5, 1), borderBottom: 0 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 6em',
      color: theme.vars.palette.text.secondary,
    },
    '& td[data-name="true"]': { paddingInlineEnd: theme.spacing(6), fontWeight: 600 },
    '& td[data-name="true"]::before': { display: 'none' },
    '& tbody td.check': {
      position: 'absolute',
      insetBlockStart: theme.spacing(0.5),
      insetInlineEnd: 0,
      width: 'auto',
      padding: 0,
    },
    '& td.actions': { width: 'auto', justifyContent: 'flex-end' },
  },
  [MEDIA.reducedMotion]: { transition: 'none' },
}));
