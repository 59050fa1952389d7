import { styled } from '@mui/material/styles';

/** Rows with a name, a line of details, and buttons at the right, or below where there is no room. */
export const RowList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& .icon': { display: 'grid', color: theme.vars.palette.text.secondary },
  '& .text': { display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .text strong': { fontWeight: 600 },
  '& .text span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .actions': { display: 'flex', gap: theme.spacing(1), marginLeft: 'auto' },
}));
