import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Cards in rows of 5 or 10, and of fewer in narrow windows. Ten in a row have no room for words beside the tile. */
export const NavGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-layout="5"]': {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    [MEDIA.stacked]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [MEDIA.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '&[data-layout="10"]': {
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    [MEDIA.stacked]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [MEDIA.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    gap: theme.spacing(1),
    '& .face': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: theme.spacing(0.75),
      padding: theme.spacing(1.5, 0.5, 1),
    },
    '& .words': { justifyItems: 'center', maxWidth: '100%' },
    '& .name': { maxWidth: '100%', ...theme.typography.caption, fontWeight: 600 },
    '& .host': { display: 'none' },
    '& [data-broken="true"] .host': { display: 'block' },
    '& .menu': { top: 0, right: 0, padding: 2 },
    '& .check': { position: 'absolute', top: 0, left: 0, margin: 0, padding: theme.spacing(0.5) },
  },
}));
