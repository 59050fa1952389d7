import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** A field of the find bar. */
export const Field = styled(InputBase)(({ theme }) => ({
  height: 30,
  minWidth: 0,
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radius.small,
  fontSize: 13,
  background: theme.vars.palette.background.paper,
  '&.Mui-focused': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&.Mui-error': { borderColor: theme.vars.palette.error.main },
  '&.number': { width: 60 },
  '&.words': { flex: '1 1 90px', maxWidth: 260 },
  '& .total': {
    flex: 'none',
    paddingLeft: theme.spacing(0.5),
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    fontSize: 12,
  },
  [MEDIA.coarse]: { height: 44, '&.number': { width: 52 } },
}));
