import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** What the visitor is told, one under the other. */
export const NoticeStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  // Lists of changes have a name and a look of their own.
  '& ul:not([aria-label])': { margin: 0, paddingLeft: theme.spacing(2.5) },
  // As low as a button: with one notice, panes and status still fit on a small laptop.
  '& .MuiAlert-root': { paddingBlock: 0, border: `1px solid ${theme.vars.palette.divider}` },
  [MEDIA.phone]: {
    '& .MuiAlert-root': { flexWrap: 'wrap' },
    '& .MuiAlert-message': { flex: '1 1 calc(100% - 48px)' },
    '& .MuiAlert-action': { paddingTop: 0 },
  },
}));
