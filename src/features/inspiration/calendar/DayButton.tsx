import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { CHIP_TINT_PERCENT, MILESTONE_COLOR } from './milestone-look.ts';

/** The look of a day in both grids. */
export const DayButton = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  const small = { ...theme.typography.caption, fontSize: '0.75rem', lineHeight: '20px' };
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 3,
    width: '100%',
    height: '100%',
    minHeight: 108,
    padding: theme.spacing(0.5),
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[data-empty="true"]': { cursor: 'default' },
    '&:not([data-empty="true"]):hover': { background: tint(palette.text.primary, 4) },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& .head': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      ...theme.typography.body2,
      lineHeight: '24px',
    },
    '& .weekday, & .note': { color: palette.text.secondary, ...small },
    '& .head .note, & .head .start': { marginLeft: 'auto', paddingRight: theme.spacing(0.25) },
    '& .start': { color: palette.primary.dark, fontWeight: 600, ...small },
    '& .date': { minWidth: 24, borderRadius: theme.radius.full, textAlign: 'center' },
    '&[data-view="week"] .date': { padding: theme.spacing(0, 0.75), fontWeight: 600 },
    '&[data-view="week"] .head': { paddingLeft: theme.spacing(0.25) },
    '&[data-view="week"] .note': { marginTop: theme.spacing(-0.5), paddingLeft: theme.spacing(0.25) },
    '&[data-today="true"] .date': {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
    },
    '&[data-quiet="true"]': { background: palette.background.default },
    '&[data-quiet="true"] .date': { color: palette.text.secondary },
    '& .chip': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minWidth: 0,
      padding: theme.spacing(0, 0.375),
      border: '1px solid transparent',
      borderRadius: theme.radius.small,
      background: tint(MILESTONE_COLOR, CHIP_TINT_PERCENT),
      ...small,
    },
    // A due date is not a milestone: an outline in place of a tint.
    '& .chip[data-type="task_due"]': { background: 'none', borderColor: palette.divider },
    '& .chip .title': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .chip .type': { color: palette.text.secondary },
    '& .more': { paddingLeft: theme.spacing(0.5), color: palette.text.secondary, ...small },
    '& .dots, & .note.short': { display: 'none' },
    [MEDIA.narrow]: {
      minHeight: 72,
      padding: theme.spacing(0.5, 0.25),
      alignItems: 'center',
      gap: 0,
      '& .chip, & .more, & .note.wide': { display: 'none' },
      '& .note.short': { display: 'block' },
      '& .head': { flexDirection: 'column', gap: 0 },
      '& .head .note, & .head .start': { marginLeft: 0, lineHeight: '16px' },
      '&[data-view="week"] .date': { padding: theme.spacing(0, 0.5), fontSize: '0.75rem', lineHeight: '20px' },
      '& .dots': { display: 'grid', justifyItems: 'center', marginTop: 'auto' },
      '& .dots > span:first-of-type': { display: 'flex', gap: 2 },
      '& .count': { ...small, lineHeight: '16px' },
    },
  };
});
