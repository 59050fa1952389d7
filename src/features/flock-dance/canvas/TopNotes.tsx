import { styled } from '@mui/material/styles';

/** What the water says at its top: notes under each other, below the header, never in the way of a pointer beside them. */
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
  '& > .MuiAlert-root': { pointerEvents: 'auto', maxWidth: '100%' },
}));
