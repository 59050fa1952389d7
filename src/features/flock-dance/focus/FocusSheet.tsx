import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BREAK_MINUTES, FOCUS_MINUTES } from '../../../shared/focus/constants.ts';
import { focusLengths } from '../../../shared/focus/focus-stores.ts';
import type { TimedTask } from '../../../shared/focus/focus-timer.ts';
import { useGoalDay } from '../../../shared/goals/use-goal-day.ts';
import type { LiveGoal } from '../../../shared/tool/goal-port.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import { ChoiceRow } from '../settings/ChoiceRow.tsx';
import { copy } from './copy.ts';

interface FocusSheetProps {
  readonly isOpen: boolean;
  readonly onStart: (task: TimedTask | null) => void;
  readonly onClose: () => void;
}

/** Offers a focus period: how long, and for which step of today. The lengths are those of the focus desktop. */
export function FocusSheet({ isOpen, onStart, onClose }: FocusSheetProps) {
  const day = useGoalDay(isOpen);
  const [hasTask, setHasTask] = useState(true);
  const goal = day.step === 'ready' ? (day.goals[0] ?? null) : null;
  const task = toTask(goal);
  return (
    <Sheet
      closesBeside
      isOpen={isOpen}
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button variant="contained" autoFocus onClick={() => onStart(hasTask ? task : null)}>
            {copy.begin}
          </Button>
        </>
      }
    >
      <Stack spacing={1.5}>
        <Lengths />
        {goal !== null && task !== null && (
          <TaskChoice title={task.title} goal={goal.title} hasTask={hasTask} onChange={setHasTask} />
        )}
        {day.step === 'failed' && <FormHelperText role="status">{copy.noDay}</FormHelperText>}
      </Stack>
    </Sheet>
  );
}

function toTask(goal: LiveGoal | null): TimedTask | null {
  if (goal === null || goal.step === null) return null;
  return { goalId: goal.id, taskId: goal.step.taskId, title: goal.step.title };
}

interface TaskChoiceProps {
  readonly title: string;
  readonly goal: string;
  readonly hasTask: boolean;
  readonly onChange: (hasTask: boolean) => void;
}

/** The first step of today, or none. */
function TaskChoice({ title, goal, hasTask, onChange }: TaskChoiceProps) {
  const hintId = useId();
  return (
    <div>
      <Typography sx={{ mb: 1 }}>{copy.task}</Typography>
      <ChoiceChips
        label={copy.task}
        columns={1}
        value={hasTask ? 'step' : 'none'}
        choices={['step', 'none']}
        names={{ step: title, none: copy.noTask }}
        describedBy={hintId}
        onChange={(choice) => onChange(choice === 'step')}
      />
      <FormHelperText id={hintId}>{copy.taskHint(goal)}</FormHelperText>
    </div>
  );
}

const PRESETS = ['15', '25', '45'] as const;
const OWN = 'own';
const CHOICES = [...PRESETS, OWN] as const;
const NAMES = {
  15: copy.minutes(15),
  25: copy.minutes(25),
  45: copy.minutes(45),
  [OWN]: copy.own,
} as const;

function Lengths() {
  const lengths = focusLengths.useValue();
  const [isOwn, setOwn] = useState(false);
  const preset = PRESETS.find((each) => Number(each) === lengths.focus);
  const isFree = isOwn || preset === undefined;
  const setMinutes = (name: 'focus' | 'break') => (minutes: number) => {
    focusLengths.update((before) => ({ ...before, [name]: minutes }));
  };
  return (
    <>
      <ChoiceRow
        label={copy.length}
        value={isFree ? OWN : preset}
        choices={CHOICES}
        names={NAMES}
        hint={null}
        onChange={(value) => {
          setOwn(value === OWN);
          if (value !== OWN) setMinutes('focus')(Number(value));
        }}
      />
      <div>
        {isFree && (
          <SliderRow
            label={copy.ownLength}
            range={FOCUS_MINUTES}
            value={lengths.focus}
            format={copy.minutes}
            onChange={setMinutes('focus')}
          />
        )}
        <SliderRow
          label={copy.breakLength}
          range={BREAK_MINUTES}
          value={lengths.break}
          format={copy.minutes}
          onChange={setMinutes('break')}
        />
      </div>
    </>
  );
}
