import { styled } from '@mui/material/styles';
import { focusLengths } from '../../../shared/focus/focus-stores.ts';
import { type FocusTimer, isUnderWay, type TimedTask } from '../../../shared/focus/focus-timer.ts';
import { useFocusCount } from '../../../shared/focus/use-focus-count.ts';
import { useFocusTimer } from '../../../shared/focus/use-focus-timer.ts';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { FocusTimerPanel } from './FocusTimerPanel.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { useToday } from './use-today.ts';

interface FocusDockProps {
  /** The goal that the card follows. */
  readonly goal: LiveGoalState;
  /** The card itself shows the goal. */
  readonly isGoalOnCard: boolean;
  /** The visitor has opened the timer. A timer under way is shown in any case. */
  readonly isTimerWanted: boolean;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** Below the card: the focus timer, and the next step of the bound goal, or without one, of today. */
export function FocusDock({ goal, isGoalOnCard, isTimerWanted, onSettings, onClose }: FocusDockProps) {
  const count = useFocusCount();
  const state = useFocusTimer({ onFocused: count });
  const lengths = focusLengths.useValue();
  const isTimerShown = isTimerWanted || state.timer.step !== 'idle';
  const isBound = goal.step !== 'none';
  const today = useToday(isTimerShown && !isBound, workedOn(state.timer));
  const shown = isBound ? goal : today.goal;
  const hasPanel = shown.step !== 'none' && !isGoalOnCard;
  if (!isTimerShown && !hasPanel) return null;
  return (
    <Dock data-control>
      {isTimerShown && (
        <FocusTimerPanel
          state={state}
          lengths={lengths}
          task={taskOf(shown)}
          onSettings={onSettings}
          onClose={() => {
            if (state.timer.step === 'ended') state.apply({ type: 'stop' });
            onClose();
          }}
        />
      )}
      {hasPanel && <GoalPanel goal={shown} today={isBound ? null : today} />}
    </Dock>
  );
}

/** The goal whose task a period is counted to. */
function workedOn(timer: FocusTimer): string | null {
  return isUnderWay(timer) ? (timer.task?.goalId ?? null) : null;
}

function taskOf(goal: LiveGoalState): TimedTask | null {
  if (goal.step !== 'ready' || goal.goal.step === null) return null;
  const { taskId, title } = goal.goal.step;
  return { goalId: goal.goal.id, taskId, title };
}

const Dock = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 'min(92vw, 1080px)',
  minHeight: 64,
  [MEDIA.phone]: { gap: theme.spacing(1) },
}));
