import { styled } from '@mui/material/styles';

/** Buttons and choices above the panes. */
export const ToolBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The labels of choices are on their upper edge, so rows need room between them.
  gap: theme.spacing(1.5, 1),
  '& .MuiButton-root': { minHeight: 36 },
  '& .MuiFormControlLabel-root': { gap: theme.spacing(0.5), margin: theme.spacing(0, 1) },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2 },
  '& .MuiTextField-root': { minWidth: 104, '& .MuiInputBase-root': { height: 36 } },
}));
