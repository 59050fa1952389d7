import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReadyGoal, toRestWords, useCompleteStep } from '../focus/use-complete-step.ts';
import { copy } from '../words.ts';
import { TextFace } from './TextFace.tsx';

/** The bound goal as the card's words: its title, and its next step with the progress, which can be completed here. */
export function GoalFace(state: ReadyGoal) {
  const { goal } = state;
  const { step } = goal;
  const { isBusy, complete } = useCompleteStep(state);
  const words = copy.goal;
  return (
    <Group role="group" aria-label={words.label(goal.title)}>
      <TextFace
        title={goal.title}
        address={goal.address}
        description={
          <Steps>
            <strong>{step === null ? toRestWords(goal) : step.title}</strong>
            <span>
              {words.progress(goal.progress)}
              {step !== null && step.due !== null && ` · ${words[step.due]}`}
            </span>
            {step !== null && (
              <Button
                variant="contained"
                disabled={isBusy}
                startIcon={<CheckIcon />}
                aria-label={words.doneLabel(step.title)}
                onClick={() => void complete(step)}
              >
                {words.done}
              </Button>
            )}
          </Steps>
        }
      />
    </Group>
  );
}

const Group = styled('div')({ display: 'grid', width: '100%' });

const Steps = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  '& strong': { fontWeight: 600 },
  '& span': { fontSize: '0.75em' },
  '& .MuiButton-root': { minHeight: 44, borderRadius: theme.radius.full, textShadow: 'none' },
  '& .MuiButton-root span': { fontSize: 'inherit' },
}));
