import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Messages, one below the other: cards above the panes, plain strips within a pane. */
export const NoticeStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  // Lists of changes, which are named, have their own style.
  '& ul:not([aria-label])': { margin: 0, paddingLeft: theme.spacing(2.5) },
  '& .MuiAlert-root': { paddingBlock: 0, border: `1px solid ${theme.vars.palette.divider}` },
  'section > .notices > &': {
    gap: 0,
    '& > *': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& > :not(.MuiAlert-root)': { padding: theme.spacing(0.5, 2) },
    '& .MuiAlert-root': {
      padding: theme.spacing(0, 1, 0, 2),
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 0,
      fontSize: 13,
    },
    '& .MuiAlert-icon': { marginRight: theme.spacing(1), fontSize: 18 },
    '& .MuiAlert-icon, & .MuiAlert-message': { padding: theme.spacing(0.75, 0) },
    '& .MuiAlert-action': { padding: theme.spacing(0, 0, 0, 1), marginRight: 0, whiteSpace: 'nowrap' },
  },
  // They are about a result of an older input.
  '&[data-stale=true] .MuiAlert-root': {
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
    '& .MuiAlert-icon, & .risk': { color: 'inherit' },
  },
  [MEDIA.phone]: {
    '& .MuiAlert-root': { flexWrap: 'wrap' },
    '& .MuiAlert-message': { flex: '1 1 calc(100% - 48px)' },
    '& .MuiAlert-action': { paddingTop: 0 },
  },
}));
