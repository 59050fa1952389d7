import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { isReservedCode } from '../../../core/auth/grant-rules.ts';
import type { Permission } from '../../../core/contracts/admin-roles.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { useRoleLabels } from '../codes/use-role-labels.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListPager } from '../lists/ListPager.tsx';
import type { ListColumn } from '../lists/list-column.ts';
import { type ListOptions, lastPageOf } from '../lists/model/list-state.ts';
import { useListState } from '../lists/use-list-state.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CreateCodeDialog } from './CreateCodeDialog.tsx';
import { copy } from './copy.ts';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';
import { type CodeFilter, listCodes } from './model/filter-codes.ts';

const words = copy.catalog;
const OPTIONS: ListOptions<CodeFilter> = { sorts: ['code', 'label'], initialSort: 'code', filters: ['text', 'module'] };

/** The list of all codes, with filters in the address. */
export function CodeCatalog({ permissions }: { readonly permissions: readonly Permission[] }) {
  const { isSuperAdmin } = useAdmin();
  const [state, change] = useListState(OPTIONS);
  const [isCreating, setIsCreating] = useState(false);
  const [removed, setRemoved] = useState<Permission | null>(null);
  const columns = useColumns();
  const page = Math.min(state.page, lastPageOf(listCodes(permissions, state).total, state.size));
  const { rows, total } = listCodes(permissions, { ...state, page });
  const mayRemove = ({ code, isDocumented }: Permission) => !isDocumented && (isSuperAdmin || !isReservedCode(code));
  return (
    <Stack>
      <Bar>
        <CatalogFilters permissions={permissions} filters={state.filters} onChange={change} />
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsCreating(true)}>
          {words.create}
        </Button>
      </Bar>
      <DataTable
        list="permission-codes"
        label={words.title}
        columns={columns}
        rows={rows}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        sort={state.sort}
        onChange={change}
        renderActions={(permission) =>
          mayRemove(permission) && (
            <Button
              size="small"
              color="error"
              aria-label={words.removeNamed(permission.code)}
              onClick={() => setRemoved(permission)}
            >
              {words.remove}
            </Button>
          )
        }
        empty={
          <EmptyState
            text={words.none}
            action={<Button onClick={() => change({ kind: 'clear' })}>{words.clear}</Button>}
          />
        }
      />
      {total > 0 && <ListPager state={{ ...state, page }} total={total} onChange={change} />}
      <CreateCodeDialog isOpen={isCreating} permissions={permissions} onClose={() => setIsCreating(false)} />
      <DeleteCodeDialog permission={removed} onClose={() => setRemoved(null)} />
    </Stack>
  );
}

function useColumns(): readonly ListColumn<Permission>[] {
  const labels = useRoleLabels();
  return useMemo(
    () => [
      { id: 'code', label: words.columns.code, sort: 'code', isName: true, render: ({ code }) => <code>{code}</code> },
      { id: 'label', label: words.columns.label, sort: 'label', render: ({ label }) => label },
      {
        id: 'kind',
        label: words.columns.kind,
        render: ({ isDocumented }) => (isDocumented ? words.documented : words.own),
      },
      {
        id: 'roles',
        label: words.columns.roles,
        render: ({ roles }) =>
          roles.length === 0 ? (
            <span className="quiet">{words.noRoles}</span>
          ) : (
            <span className="roles">
              {roles.map((name) => (
                <span key={name} title={name}>
                  {labels.get(name) ?? name}
                </span>
              ))}
            </span>
          ),
      },
    ],
    [labels],
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& code': { ...theme.mono, overflowWrap: 'anywhere' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .roles': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
  '& .roles > span': {
    padding: theme.spacing(0, 1),
    borderRadius: theme.radius.small,
    background: theme.vars.palette.action.hover,
  },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > button': { marginInlineStart: 'auto' },
}));
