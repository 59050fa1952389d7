import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { PANE_PX } from './pane-style.ts';

/** Height of a pane's title row and border. */
const AROUND_TEXT_PX = 46;

/**
 * Two panes side by side; one above the other on a narrow page. They fill the height that the window leaves, and have room
 * for a text of the least height. `--stacked-text` is the least height where they are stacked.
 */
export const PanePair = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: `minmax(${PANE_PX + AROUND_TEXT_PX}px, 1fr)`,
  gap: theme.spacing(2),
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: `minmax(calc(var(--stacked-text, ${PANE_PX}px) + ${AROUND_TEXT_PX}px), 1fr)`,
  },
  [MEDIA.print]: { display: 'block' },
}));
