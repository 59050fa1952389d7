import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SYSTEM_CALLS } from '../../../core/contracts/admin-system.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy as mailCopy } from '../mail/copy.ts';
import { MailSettings } from '../mail/MailSettings.tsx';
import { AnalyticsForm } from './AnalyticsForm.tsx';
import { copy } from './copy.ts';
import { LinksForm } from './LinksForm.tsx';
import { PortalForm } from './PortalForm.tsx';

/** The system configuration, for super administrators. Each part is saved by itself. */
export function SystemPanel() {
  const { data, error, isFetching, refetch } = useAdminQuery(SYSTEM_CALLS.read, {});
  if (data === undefined) {
    if (error === null || isFetching) return <Waiting />;
    return (
      <ErrorAlert title={copy.loadFailed} onRetry={() => void refetch()}>
        {describeFailure(toFailure(error))}
      </ErrorAlert>
    );
  }
  return (
    <Panel>
      <Part title={mailCopy.settings.title}>
        <MailSettings />
      </Part>
      <Part title={copy.portal.title}>
        <PortalForm config={data} />
      </Part>
      <Part title={copy.analytics.title}>
        <AnalyticsForm analytics={data.analytics} />
      </Part>
      <Part title={copy.links.title}>
        <LinksForm links={data.links} />
      </Part>
    </Panel>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <Panel aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={240} />
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: 880,
  '& > section': {
    padding: theme.spacing(2.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
  },
  '& h2': { margin: theme.spacing(0, 0, 1), ...theme.typography.h6 },
}));
