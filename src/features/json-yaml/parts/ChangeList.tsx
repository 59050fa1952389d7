import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';

/** A list of changes: a button that leads to the place, the kind, and the text before and after. */
export const ChangeList = styled('ul')(({ theme }) => ({
  maxHeight: 180,
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  [MEDIA.phone]: { maxHeight: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(1), padding: '2px 0' },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: theme.vars.palette.primary.dark,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& code': {
    padding: '0 4px',
    borderRadius: theme.radius.mark,
    background: tint(theme.vars.palette.text.primary, 7),
    maxWidth: '30ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'pre',
  },
}));
