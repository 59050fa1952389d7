import { styled } from '@mui/material/styles';

/** Covers an element while a file is dragged over it. Its text says what happens. Hidden from assistive technology. */
export const DropVeil = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.default,
  opacity: 0.92,
  ...theme.typography.h4,
  pointerEvents: 'none',
}));
