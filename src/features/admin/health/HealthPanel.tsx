import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { HEALTH_CALLS, type Health } from '../../../core/contracts/admin-health.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { BackupActions } from './BackupActions.tsx';
import { copy } from './copy.ts';
import { listFacts } from './list-facts.ts';
import { countAlarms, listFindings, PARTS } from './model/findings.ts';
import { PartCard } from './PartCard.tsx';

const TIME = createDateFormat({ timeStyle: 'medium' });

/** The state of the server and its backup, for super administrators. */
export function HealthPanel() {
  const { data, error, isFetching, refetch } = useAdminQuery(HEALTH_CALLS.read, {});
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
      <Head health={data} isRefreshing={isFetching} onRefresh={() => void refetch()} />
      {error !== null && !isFetching && (
        <ErrorAlert title={copy.staleTitle}>{describeFailure(toFailure(error))}</ErrorAlert>
      )}
      <Parts health={data} />
    </Panel>
  );
}

interface HeadProps {
  readonly health: Health;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function Head({ health, isRefreshing, onRefresh }: HeadProps) {
  const alarms = countAlarms(listFindings(health));
  const summary = alarms === 0 ? copy.allGood : copy.alarms(alarms);
  return (
    <div className="summary">
      <div>
        <strong>{summary}</strong>
        <span>{copy.readAt(TIME.format(health.at))}</span>
      </div>
      <Button
        startIcon={<RefreshIcon />}
        aria-busy={isRefreshing}
        aria-disabled={isRefreshing}
        onClick={isRefreshing ? undefined : onRefresh}
      >
        {isRefreshing ? copy.refreshing : copy.refresh}
      </Button>
      <VisuallyHidden role="status">
        {isRefreshing ? copy.refreshing : `${summary} ${copy.readAt(TIME.format(health.at))}`}
      </VisuallyHidden>
    </div>
  );
}

function Parts({ health }: { readonly health: Health }) {
  const findings = listFindings(health);
  const facts = listFacts(health);
  return (
    <div className="parts">
      {PARTS.map((part) => {
        const found = findings[part];
        if (found === undefined) return null;
        const hasActions = part === 'backup' && health.database.kind === 'embedded';
        return (
          <PartCard key={part} title={copy.parts[part]} findings={found} facts={facts[part]}>
            {hasActions && <BackupActions stored={health.storedBackups} />}
          </PartCard>
        );
      })}
    </div>
  );
}

function Waiting() {
  return (
    <Panel aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={48} />
      <div className="parts">
        {PARTS.map((part) => (
          <Skeleton key={part} variant="rounded" height={180} />
        ))}
      </div>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& .summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
  },
  '& .summary > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.5, 1.5) },
  '& .summary strong': theme.typography.h6,
  '& .summary span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .parts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: theme.spacing(2),
  },
}));
