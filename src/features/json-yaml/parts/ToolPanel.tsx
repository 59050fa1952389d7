import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** One tool, from its toolbar to its usage notes. */
export const ToolPanel = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: theme.spacing(1),
  [MEDIA.coarse]: {
    // Doubled to be more specific than the parts' own rules for their buttons.
    '&& button, && .MuiButton-root, && summary': { minWidth: 44, minHeight: 44 },
    '&& .MuiFormControlLabel-root': { minHeight: 44 },
    '&& .MuiTextField-root .MuiInputBase-root:not(.MuiInputBase-multiline)': { height: 44 },
  },
}));
