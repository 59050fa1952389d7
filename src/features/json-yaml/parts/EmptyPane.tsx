import { styled } from '@mui/material/styles';
import { PANE_PX } from './pane-style.ts';

/** What stands in a pane without a text. */
export const EmptyPane = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: PANE_PX,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
