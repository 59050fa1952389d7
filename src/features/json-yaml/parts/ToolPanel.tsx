import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** One tool, from its toolbar to its usage notes. */
export const ToolPanel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  [MEDIA.coarse]: {
    // Doubled to be more specific than the parts' own rules for their buttons.
    '&& button': { minWidth: 40, minHeight: 40 },
    '&& .MuiFormControlLabel-root': { minHeight: 40 },
  },
  '& details': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& summary': { width: 'fit-content', cursor: 'pointer' },
}));
