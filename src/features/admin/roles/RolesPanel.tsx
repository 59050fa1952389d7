import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { PERMISSION_CALLS, ROLE_CALLS, type Role } from '../../../core/contracts/admin-roles.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { MissingRole } from './MissingRole.tsx';
import type { KnownCode } from './model/permission-matrix.ts';
import { RoleDetail } from './RoleDetail.tsx';
import { RoleList } from './RoleList.tsx';
import { useChosenRole } from './use-chosen-role.ts';

/** The roles and, of the chosen one, its permissions and members. The address names the chosen role. */
export function RolesPanel() {
  const canReadCodes = useAdmin().can('ADMIN:PERMISSION:MANAGE');
  const roles = useAdminQuery(ROLE_CALLS.list, {});
  const codes = useAdminQuery(PERMISSION_CALLS.list, {}, canReadCodes);
  const failed = [roles, codes].filter(({ error, isFetching }) => error !== null && !isFetching);
  const error = failed[0]?.error ?? null;
  const retry = () => failed.forEach(({ refetch }) => void refetch());

  if (roles.data === undefined || (canReadCodes && codes.data === undefined)) {
    if (error === null) return <Waiting />;
    return (
      <ErrorAlert title={copy.loadFailed} onRetry={retry}>
        {describeFailure(toFailure(error))}
      </ErrorAlert>
    );
  }
  return (
    <>
      {error !== null && (
        <ErrorAlert title={copy.stale} onRetry={retry}>
          {describeFailure(toFailure(error))}
        </ErrorAlert>
      )}
      <Content roles={roles.data.roles} known={codes.data?.permissions ?? null} />
    </>
  );
}

interface ContentProps {
  readonly roles: readonly Role[];
  /** All codes; null where the administrator may not read their list. */
  readonly known: readonly KnownCode[] | null;
}

function Content({ roles, known }: ContentProps) {
  const { name } = useChosenRole();
  const chosen = roles.find((role) => role.name === name);
  return (
    <Columns data-chosen={name !== null}>
      <RoleList roles={roles} chosen={name} />
      {name === null && (
        <div className="hint">
          <EmptyState text={copy.list.choose} />
        </div>
      )}
      {name !== null && chosen === undefined && <MissingRole name={name} />}
      {chosen !== undefined && <RoleDetail key={chosen.name} role={chosen} roles={roles} known={known} />}
    </Columns>
  );
}

function Waiting() {
  return (
    <Columns aria-busy="true" data-chosen="false">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={420} />
      <Skeleton className="hint" variant="rounded" height={420} />
    </Columns>
  );
}

/** Side by side; on narrow screens the list makes room for the chosen role. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-chosen="true"] > nav': { display: 'none' },
    '& > .hint': { display: 'none' },
  },
}));
