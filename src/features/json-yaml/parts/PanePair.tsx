import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Two texts side by side; one above the other on a narrow page. */
export const PanePair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [MEDIA.print]: { display: 'block' },
}));
