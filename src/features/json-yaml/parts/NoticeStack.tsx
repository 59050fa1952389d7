import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Messages, one below the other. */
export const NoticeStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  // Lists of changes, which are named, have their own style.
  '& ul:not([aria-label])': { margin: 0, paddingLeft: theme.spacing(2.5) },
  // No higher than a button, so that panes and status still fit on a small laptop with one notice.
  '& .MuiAlert-root': { paddingBlock: 0, border: `1px solid ${theme.vars.palette.divider}` },
  [MEDIA.phone]: {
    '& .MuiAlert-root': { flexWrap: 'wrap' },
    '& .MuiAlert-message': { flex: '1 1 calc(100% - 48px)' },
    '& .MuiAlert-action': { paddingTop: 0 },
  },
}));
