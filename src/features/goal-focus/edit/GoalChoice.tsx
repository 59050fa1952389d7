import { useEffect, useState } from 'react';
import { useGoalPort } from '../../../shared/goals/use-goal-port.ts';
import type { GoalSummary } from '../../../shared/tool/goal-port.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { copy } from './copy.ts';

interface GoalChoiceProps {
  readonly goalId: string | null;
  readonly onChange: (goalId: string | null) => void;
}

const NONE = 'none';
const words = copy.goal;

/** The goal of the planning board that the card follows. Missing where no page keeps goals. */
export function GoalChoice({ goalId, onChange }: GoalChoiceProps) {
  const access = useGoalPort(true);
  const port = access.step === 'ready' ? access.port : null;
  const [goals, setGoals] = useState<readonly GoalSummary[] | 'failed' | null>(null);
  useEffect(() => {
    if (port === null) return;
    let isMounted = true;
    port.listGoals().then(
      (list) => isMounted && setGoals(list),
      () => isMounted && setGoals('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [port]);
  if (access.step === 'none') return null;
  const hasFailed = access.step === 'failed' || goals === 'failed';
  const list = goals === null || goals === 'failed' ? [] : goals;
  const isGone = goalId !== null && !list.some(({ id }) => id === goalId);
  return (
    <SelectField
      label={words.label}
      value={goalId ?? NONE}
      options={[
        { value: NONE, label: words.none },
        ...(isGone && goalId !== null ? [{ value: goalId, label: goals === null ? '…' : words.gone }] : []),
        ...list.map(({ id, title, progress }) => ({ value: id, label: words.item(title, progress) })),
      ]}
      hint={hasFailed ? words.failed : goals !== null && list.length === 0 ? words.empty : words.hint}
      onChange={(value) => onChange(value === NONE ? null : value)}
    />
  );
}
