import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { seesMembers } from '../../../core/auth/grant-rules.ts';
import { ROLE_CALLS, type Role } from '../../../core/contracts/admin-roles.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListPager } from '../lists/ListPager.tsx';
import type { ListColumn } from '../lists/list-column.ts';
import { type ListOptions, lastPageOf, toListQuery } from '../lists/model/list-state.ts';
import { useListState } from '../lists/use-list-state.ts';
import { copy } from './copy.ts';

interface Member {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

const words = copy.members;
const OPTIONS: ListOptions<never> = { sorts: ['username', 'email'], initialSort: 'username', filters: [] };
const COLUMNS: readonly ListColumn<Member>[] = [
  { id: 'username', label: words.username, sort: 'username', isName: true, render: ({ username }) => username },
  { id: 'email', label: words.email, sort: 'email', render: ({ email }) => email },
];

/** The accounts that have a role, a page at a time; of a role that is not below the visitor's, only their number. */
export function RoleMembers({ role }: { readonly role: Role }) {
  const { user } = useAdmin();
  if (seesMembers(user, role.name)) return <MemberList role={role} />;
  return (
    <Section aria-label={words.label(role.label)}>
      <h3>{words.title}</h3>
      <p className="hint">{words.counted(role.memberCount)}</p>
    </Section>
  );
}

function MemberList({ role }: { readonly role: Role }) {
  const [state, change] = useListState(OPTIONS);
  const request = { params: { name: role.name }, query: toListQuery(state) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useAdminQuery(ROLE_CALLS.listMembers, request);
  const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPageOf(data.total, state.size);
  // The address may name a page that existed before members left, or that belongs to another list. This leads to the first.
  useEffect(() => {
    if (isBeyond) change({ kind: 'clear' });
  });
  return (
    <Section aria-label={words.label(role.label)}>
      <h3>{words.title}</h3>
      {error !== null && !isFetching && (
        <ErrorAlert title={words.loadFailed} onRetry={() => void refetch()}>
          {describeFailure(toFailure(error))}
        </ErrorAlert>
      )}
      {(data !== undefined || error === null || isFetching) && (
        <DataTable
          list="role-members"
          label={words.label(role.label)}
          columns={COLUMNS}
          rows={data?.rows}
          keyOf={({ id }) => id}
          nameOf={({ username }) => username}
          sort={state.sort}
          onChange={change}
          isStale={isPlaceholderData || isBeyond}
          empty={<EmptyState text={words.none} />}
        />
      )}
      {data !== undefined && data.total > 0 && <ListPager state={state} total={data.total} onChange={change} />}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& .hint': { margin: 0, color: theme.vars.palette.text.secondary },
}));
