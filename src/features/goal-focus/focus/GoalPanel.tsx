import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LiveGoal } from '../../../shared/goals/goal-port.ts';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import { SCENE } from '../palette.ts';
import { ProgressRing } from './ProgressRing.tsx';

/** The bound goal: its progress, and its next step, which can be completed here. */
export function GoalPanel({ goal: state }: { readonly goal: LiveGoalState }) {
  switch (state.step) {
    case 'none':
    case 'loading':
      return null;
    case 'missing':
      return <Panel role="status">{copy.goal.missing}</Panel>;
    case 'failed':
      return (
        <Panel role="status">
          {copy.goal.unreadable}
          <Button color="inherit" size="small" onClick={state.retry}>
            {copy.goal.retry}
          </Button>
        </Panel>
      );
    case 'ready':
      return <ReadyPanel {...state} />;
  }
}

function ReadyPanel({ goal, port }: Extract<LiveGoalState, { step: 'ready' }>) {
  const [isBusy, setBusy] = useState(false);
  const complete = async (step: NonNullable<LiveGoal['step']>) => {
    setBusy(true);
    try {
      const done = await port.completeStep(goal.id, step.taskId);
      if (done === null) return;
      const undo = () => {
        done.undo().then(
          () => showToast(copy.goal.undone),
          (error: unknown) => showToast(copy.goal.failed(port.toReason(error)), { severity: 'error' }),
        );
      };
      showToast(copy.goal.completed(step.title), { action: { label: copy.goal.undo, onClick: undo } });
    } catch (error) {
      showToast(copy.goal.failed(port.toReason(error)), { severity: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const { step } = goal;
  return (
    <Panel role="group" aria-label={copy.goal.label(goal.title)}>
      <ProgressRing share={goal.progress / 100}>
        <Percent aria-label={copy.goal.progress(goal.progress)}>{goal.progress}%</Percent>
      </ProgressRing>
      <Words>
        <Link to={goal.address} title={goal.title}>
          {goal.title}
        </Link>
        <strong title={step?.title}>{step === null ? toRestWords(goal) : step.title}</strong>
      </Words>
      {step !== null && step.due !== null && <Due>{copy.goal[step.due]}</Due>}
      {step !== null && (
        <Done
          variant="contained"
          disabled={isBusy}
          startIcon={<CheckIcon />}
          aria-label={copy.goal.doneLabel(step.title)}
          onClick={() => void complete(step)}
        >
          {copy.goal.done}
        </Done>
      )}
    </Panel>
  );
}

/** Why a goal has no next step. */
function toRestWords({ isInProgress, completedTasks, totalTasks }: LiveGoal): string {
  if (!isInProgress && completedTasks < totalTasks) return copy.goal.closed;
  return totalTasks === 0 ? copy.goal.empty : copy.goal.allDone;
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 64,
  padding: theme.spacing(0.5, 1, 0.5, 0.75),
  borderRadius: theme.radius.full,
  background: SCENE.glass,
  boxShadow: `inset 0 0 0 1px ${SCENE.edge}`,
  color: SCENE.glassText,
  '&[role="status"]': { paddingInline: theme.spacing(2.5) },
}));

const Percent = styled('span')({ fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  maxWidth: 320,
  lineHeight: 1.35,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { color: 'inherit', fontSize: '0.8125rem', opacity: 0.85 },
  '& strong': { fontSize: '0.9375rem', fontWeight: 600 },
  marginRight: theme.spacing(0.5),
}));

const Due = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(0, 1),
  borderRadius: theme.radius.full,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.accent}`,
  fontSize: '0.8125rem',
}));

const Done = styled(Button)(({ theme }) => ({ flex: 'none', minHeight: 44, borderRadius: theme.radius.full }));
