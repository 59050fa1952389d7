import { styled } from '@mui/material/styles';
import { copy } from '../words.ts';
import { PromptStep } from './PromptStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { StyleStep } from './StyleStep.tsx';
import { TextStep } from './TextStep.tsx';

/** The four steps from a theme to the look of the cards (doc 3 §2). */
export function StepsColumn() {
  return (
    <Column aria-label={copy.steps.label}>
      <PromptStep />
      <TextStep />
      <RulesStep />
      <StyleStep />
    </Column>
  );
}

const Column = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
}));
