import { styled } from '@mui/material/styles';

/** A titled frame round one of the two texts. */
export const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  '&:has(.cm-focused, [role=textbox]:focus-visible, [role=tree]:focus-visible)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&.dropping': { outline: `2px dashed ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    padding: theme.spacing(0.5, 1, 0.5, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h2': { ...theme.typography.h6, flex: 1, margin: 0 },
    '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  },
}));
