import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Buttons and choices above the panes; one row that scrolls where the panes are stacked. */
export const ToolBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .MuiButton-root': { flex: 'none', minHeight: 36 },
  '& .MuiFormControlLabel-root': { flex: 'none', gap: theme.spacing(0.5), margin: theme.spacing(0, 1) },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2, whiteSpace: 'nowrap' },
  '& .MuiFormControl-root': { flex: 'none', width: 'auto', minWidth: 104, '& .MuiInputBase-root': { height: 36 } },
  '& > .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // Further tools stand at the end of the row.
  '& > .gap': { flex: '1 0 0' },
  [MEDIA.stacked]: {
    flexWrap: 'nowrap',
    gap: theme.spacing(0.75),
    // The labels of choices are on their upper edge, and focus rings around the buttons.
    margin: theme.spacing(-1, -1, -0.5),
    padding: theme.spacing(1, 3, 0.5, 1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Shows that there is more.
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
    '& > .gap': { display: 'none' },
    '& > .hint': { flex: 'none', whiteSpace: 'nowrap' },
    '& .MuiButton-outlined, & .MuiButton-contained': { paddingInline: theme.spacing(1.25) },
  },
}));
