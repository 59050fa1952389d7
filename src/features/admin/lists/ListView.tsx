import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Page } from '../../../core/contracts/page.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { copy } from './copy.ts';
import { DataTable, type RowSelection } from './DataTable.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListColumn } from './list-column.ts';
import { type ListChange, type ListState, lastPageOf } from './model/list-state.ts';
import { SelectionBar } from './SelectionBar.tsx';

/** The reply of a paged call, as `useAdminQuery` returns it. */
interface ListQuery<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** The rows are those of another request, whose reply is still on its way. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface ListViewProps<Row> {
  /** Id of the list, under which the choice of columns is remembered. */
  readonly list: string;
  /** What the list shows, for assistive technology. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly query: ListQuery<Row>;
  readonly keyOf: (row: Row) => string;
  /** The name of a row, for the labels of its controls. */
  readonly nameOf: (row: Row) => string;
  readonly state: ListState;
  readonly onChange: (change: ListChange<never>) => void;
  /** The fields of the filters. */
  readonly filters?: ReactNode;
  /** Buttons that concern the whole list, such as `ExportButton`. */
  readonly actions?: ReactNode;
  readonly selection?: RowSelection;
  /** Whether a row can be selected: every row without it. */
  readonly isSelectable?: (row: Row) => boolean;
  /** Buttons that concern the selected rows. */
  readonly selectionActions?: ReactNode;
  readonly renderActions?: (row: Row) => ReactNode;
  /** One sentence for a list that has no rows even without filters. */
  readonly emptyText?: string;
}

/** A server-side list: filters and actions above, the rows or what stands for them, and the pages below. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { query, state, onChange, filters, actions, selection, selectionActions, columns, list } = props;
  const { data, error, isFetching, isPlaceholderData } = query;
  const hasFilters = Object.keys(state.filters).length > 0;
  const retry = () => void query.refetch();
  return (
    <View>
      <Head role="search" aria-label={copy.filters}>
        {filters !== undefined && <div className="filters">{filters}</div>}
        <div className="actions">
          {hasFilters && <Button onClick={() => onChange({ kind: 'clear' })}>{copy.clearFilters}</Button>}
          {actions}
          <ColumnMenu list={list} columns={columns} />
        </div>
      </Head>
      {selection !== undefined && <SelectionBar selection={selection}>{selectionActions}</SelectionBar>}
      {error !== null && !isFetching && (
        <ErrorAlert title={data === undefined ? copy.loadFailed : copy.loadFailedKept} onRetry={retry}>
          {describeFailure(toFailure(error))}
        </ErrorAlert>
      )}
      {(data !== undefined || error === null || isFetching) && (
        <DataTable
          {...props}
          rows={data?.rows}
          sort={state.sort}
          isStale={isPlaceholderData}
          empty={<Empty {...props} hasFilters={hasFilters} total={data?.total ?? 0} />}
        />
      )}
      {data !== undefined && data.total > 0 && <ListPager state={state} total={data.total} onChange={onChange} />}
    </View>
  );
}

type EmptyProps<Row> = ListViewProps<Row> & { readonly hasFilters: boolean; readonly total: number };

/** A page without rows: beyond the last one, without a match, or of an empty list. */
function Empty<Row>({ state, total, hasFilters, onChange, emptyText = copy.none }: EmptyProps<Row>) {
  if (total > 0) {
    const last = lastPageOf(total, state.size);
    const action = <Button onClick={() => onChange({ kind: 'page', page: last })}>{copy.lastPage}</Button>;
    return <EmptyState text={copy.beyondLastPage} action={action} />;
  }
  if (!hasFilters) return <EmptyState text={emptyText} />;
  return (
    <EmptyState
      text={copy.none}
      action={<Button onClick={() => onChange({ kind: 'clear' })}>{copy.clearFilters}</Button>}
    />
  );
}

const View = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  '& .filters': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 480px',
    gap: theme.spacing(1.5),
  },
  '& .filters > *': { flex: '0 1 200px', minWidth: 140 },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    marginInlineStart: 'auto',
  },
  '& .actions > .MuiAlert-root': { flexBasis: '100%' },
  [MEDIA.phone]: { '& .filters': { flexBasis: '100%' }, '& .filters > *': { flex: '1 1 100%' } },
}));
