import { styled } from '@mui/material/styles';
import { useDraftStore } from '../draft/draft-store.ts';
import { copy } from '../words.ts';

/** Says whether the latest change is stored. */
export function SavingLine() {
  const step = useDraftStore(({ saving }) => saving.step);
  return <Line role="status">{toWords(step)}</Line>;
}

function toWords(step: 'clean' | 'dirty' | 'saved' | 'failed'): string {
  if (step === 'clean') return '';
  const { saving, saved, failed } = copy.saving;
  return { dirty: saving, saved, failed }[step];
}

const Line = styled('span')(({ theme }) => ({
  minHeight: '1.6em',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));
