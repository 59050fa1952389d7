import { styled } from '@mui/material/styles';

/** One tool, from its toolbar to its usage note. */
export const ToolPanel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  '& details': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& summary': { width: 'fit-content', cursor: 'pointer' },
}));
