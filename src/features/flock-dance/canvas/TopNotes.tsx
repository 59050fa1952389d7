import { styled } from '@mui/material/styles';

/** A column for notes at the top of the water, below the header. Pointers pass through beside the notes. */
export const TopNotes = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  top: `calc(72px + env(safe-area-inset-top))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  pointerEvents: 'none',
}));
