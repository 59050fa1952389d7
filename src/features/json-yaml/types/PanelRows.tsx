import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Rows of controls in the panel of a further tool, with a line of words below. */
export const PanelRows = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.25, 1) },
  '& p': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
  '& .MuiToggleButtonGroup-root': { maxWidth: '100%', flexWrap: 'wrap' },
  '& .MuiToggleButton-root': {
    height: 32,
    padding: theme.spacing(0, 1.25),
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  '& .MuiFormControlLabel-root': { marginInlineEnd: 0 },
  '& .row .MuiTextField-root': { width: 140 },
  '& .row .MuiTextField-root .MuiInputBase-root': { height: 32, fontSize: theme.typography.body2.fontSize },
  [MEDIA.coarse]: { '& .MuiToggleButton-root, & .row .MuiInputBase-root': { minHeight: 44 } },
}));
