import { styled } from '@mui/material/styles';
import { ADMIN_ACCESS_CALLS } from '../../../core/contracts/admin-access.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { countSettled, isAllSettled } from './model/setup-list.ts';
import { SetupStepRow } from './SetupStepRow.tsx';

const words = copy.setup;

interface SetupChecklistProps {
  readonly onOpenMail: () => void;
}

/** What a new installation still needs. It is folded away once nothing is left, and can be opened again. */
export function SetupChecklist({ onOpenMail }: SetupChecklistProps) {
  const { data, error, isFetching, refetch } = useAdminQuery(ADMIN_ACCESS_CALLS.setup, {});
  if (data === undefined) {
    if (error === null || isFetching) return <p role="status">{words.loading}</p>;
    return (
      <ErrorAlert title={words.failed} onRetry={() => void refetch()}>
        {describeFailure(toFailure(error))}
      </ErrorAlert>
    );
  }
  const { steps } = data;
  const isDone = isAllSettled(steps);
  return (
    // A new key folds the list when its last step is done, and leaves a list that the visitor has opened alone until then.
    <List key={String(isDone)} open={!isDone}>
      <summary>
        <h2>{words.title}</h2>
        <span>{isDone ? words.allDone : words.progress(countSettled(steps), steps.length)}</span>
      </summary>
      <ol>
        {steps.map((entry) => (
          <SetupStepRow key={entry.step} entry={entry} onOpenMail={onOpenMail} />
        ))}
      </ol>
    </List>
  );
}

const List = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > summary': {
    padding: theme.spacing(1.5, 2.5),
    borderRadius: theme.radius.card,
    cursor: 'pointer',
    '& h2': { ...theme.typography.h6, display: 'inline', margin: theme.spacing(0, 1.5, 0, 0.5) },
    '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  },
  '& > ol': { margin: 0, padding: theme.spacing(0, 2.5, 1), listStyle: 'none' },
}));
