import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { PERMISSION_CALLS } from '../../../core/contracts/admin-roles.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { CodeCatalog } from './CodeCatalog.tsx';
import { copy } from './copy.ts';
import { WhyInspector } from './WhyInspector.tsx';

/** All permission codes, and the inspector that explains who has which and why. */
export function PermissionsPanel() {
  const { data, error, isFetching, refetch } = useAdminQuery(PERMISSION_CALLS.list, {});
  return (
    <Panel>
      <section aria-labelledby="why-title">
        <h2 id="why-title">{copy.why.title}</h2>
        <WhyInspector />
      </section>
      <section aria-labelledby="codes-title">
        <h2 id="codes-title">{copy.catalog.title}</h2>
        {error !== null && !isFetching && (
          <ErrorAlert title={copy.loadFailed} onRetry={() => void refetch()}>
            {describeFailure(toFailure(error))}
          </ErrorAlert>
        )}
        {data !== undefined && <CodeCatalog permissions={data.permissions} />}
        {data === undefined && (error === null || isFetching) && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </section>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > section': {
    minWidth: 0,
    padding: theme.spacing(2.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
  },
  '& h2': { margin: theme.spacing(0, 0, 1), ...theme.typography.h6 },
}));
