import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useMemo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { toReason } from '../board-actions.ts';
import { NEXT_STEPS_SHOWN_MAX } from '../constants.ts';
import { useDayPlan } from '../use-day-plan.ts';
import { copy } from '../words.ts';
import { StepList } from './StepList.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface NextStepsProps {
  /** Shown in the title row. */
  readonly action?: ReactNode;
  /** For a page without a message of its own when the goals cannot be read. */
  readonly reportsFailure?: boolean;
}

const words = copy.next;

/** What to do now, over all goals. Nothing where there is no goal in progress. */
export function NextSteps({ action, reportsFailure = false }: NextStepsProps) {
  const id = useId();
  const { plan, tasks, today, hasActiveGoals, failure } = useDayPlan();
  const steps = useMemo(() => [...plan.due, ...plan.next], [plan]);
  const keepFocus = useStepFocus(steps);
  if (reportsFailure && failure !== null) return <ErrorAlert title={copy.errors.loadTasks(toReason(failure))} />;
  if (!hasActiveGoals) return null;
  return (
    <Section aria-labelledby={id}>
      <div className="title">
        <h2 id={id}>{words.title}</h2>
        <p>{words.hint}</p>
        {action}
      </div>
      {steps.length === 0 && <p className="none">{words.allDone}</p>}
      <StepList steps={steps} tasks={tasks} today={today} shownMax={NEXT_STEPS_SHOWN_MAX} onChange={keepFocus} />
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `4px solid ${theme.vars.palette.accent}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(1.5) },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.5, 1.5) },
  '& .title > a:first-of-type': { marginInlineStart: 'auto' },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& .title p, & .none': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
