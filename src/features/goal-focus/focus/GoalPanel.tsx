import CheckIcon from '@mui/icons-material/Check';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import { SCENE } from '../palette.ts';
import { copy } from '../words.ts';
import { ProgressRing } from './ProgressRing.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { type ReadyGoal, toRestWords, useCompleteStep } from './use-complete-step.ts';
import type { Today } from './use-today.ts';

interface GoalPanelProps {
  readonly goal: LiveGoalState;
  /** For a goal of today; null for the goal that the card follows. */
  readonly today?: Pick<Today, 'count' | 'onNext'> | null;
}

/** A goal: its progress, and its next step, which can be completed here. */
export function GoalPanel({ goal: state, today = null }: GoalPanelProps) {
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
      return <ReadyPanel state={state} today={today} />;
  }
}

function ReadyPanel({
  state,
  today,
}: {
  readonly state: ReadyGoal;
  readonly today: Pick<Today, 'count' | 'onNext'> | null;
}) {
  const { goal } = state;
  const { isBusy, complete } = useCompleteStep(state);
  const { step } = goal;
  return (
    <Panel role="group" aria-label={copy.goal.label(goal.title)}>
      <ProgressRing share={goal.progress / 100}>
        <Percent aria-label={copy.goal.progress(goal.progress)}>{goal.progress}%</Percent>
      </ProgressRing>
      <Words>
        <span>
          {today !== null && `${copy.goal.today} · `}
          <Link to={goal.address} title={goal.title}>
            {goal.title}
          </Link>
        </span>
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
      {today !== null && today.onNext !== null && (
        <ToolbarButton label={copy.goal.another(today.count)} onClick={today.onNext}>
          <SwapIcon />
        </ToolbarButton>
      )}
    </Panel>
  );
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
  '& > span': { fontSize: '0.8125rem', opacity: 0.85 },
  '& a': { color: 'inherit' },
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
