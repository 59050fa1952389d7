import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Drawn in the theme's colors; decorative. */
  readonly illustration?: ReactNode;
  /** One sentence. */
  readonly text: string;
  /** One button. */
  readonly action?: ReactNode;
}

/** Stands in the place of a list or a document that has nothing in it yet. */
export function EmptyState({ illustration, text, action }: EmptyStateProps) {
  return (
    <Box>
      {illustration !== undefined && <div aria-hidden="true">{illustration}</div>}
      <p>{text}</p>
      {action}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(6, 3),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& p': { maxWidth: '36em', margin: 0, textWrap: 'balance' },
  '& svg': { display: 'block', maxWidth: '100%' },
}));
