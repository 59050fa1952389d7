import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';

/** Buttons and choices above the panes; one row that scrolls where the panes are stacked. */
export const ToolBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .MuiButton-root': { flex: 'none', minHeight: 36 },
  '& .MuiFormControlLabel-root': { flex: 'none', gap: theme.spacing(0.5), margin: theme.spacing(0, 1) },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2, whiteSpace: 'nowrap' },
  '& .MuiFormControl-root': { flex: 'none', width: 'auto', minWidth: 104, '& .MuiInputBase-root': { height: 36 } },
  '& > .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // Further tools stand at the end of the row.
  '& > .gap': { flex: '1 0 0' },
  [MEDIA.stacked]: {
    flexWrap: 'nowrap',
    gap: theme.spacing(0.75),
    // The labels of choices are on their upper edge, and focus rings around the buttons.
    margin: theme.spacing(-1, -1, -0.5),
    padding: theme.spacing(1, 3, 0.5, 1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Shows that there is more.
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
    '& > .gap': { display: 'none' },
    '& > .hint': { flex: 'none', whiteSpace: 'nowrap' },
    '& .MuiButton-outlined, & .MuiButton-contained': { paddingInline: theme.spacing(1.25) },
  },
}));

/** The last row of a tool: facts about the result at the left, help at the right. */
export const ToolFooter = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 24,
  // The floating circle of shortcuts stands in this corner.
  paddingLeft: 40,
  '& > footer': { flex: '1 1 auto' },
  '& details': { color: theme.vars.palette.text.secondary, ...theme.typography.caption },
  '& details[open]': { flexBasis: '100%', ...theme.typography.body2 },
  '& summary': { width: 'fit-content', cursor: 'pointer', [MEDIA.coarse]: { lineHeight: '44px' } },
}));

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

/** Facts about a result, under the panes. */
export const StatusRow = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  minHeight: 24,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** Messages, one below the other: cards above the panes, plain strips within a pane. */
export const NoticeStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  // Lists of changes, which are named, have their own style.
  '& ul:not([aria-label])': { margin: 0, paddingLeft: theme.spacing(2.5) },
  '& .MuiAlert-root': { paddingBlock: 0, border: `1px solid ${theme.vars.palette.divider}` },
  'section > .notices > &': {
    gap: 0,
    '& > *': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& > :not(.MuiAlert-root)': { padding: theme.spacing(0.5, 2) },
    '& .MuiAlert-root': {
      padding: theme.spacing(0, 1, 0, 2),
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 0,
      fontSize: 13,
    },
    '& .MuiAlert-icon': { marginRight: theme.spacing(1), fontSize: 18 },
    '& .MuiAlert-icon, & .MuiAlert-message': { padding: theme.spacing(0.75, 0) },
    '& .MuiAlert-action': { padding: theme.spacing(0, 0, 0, 1), marginRight: 0, whiteSpace: 'nowrap' },
  },
  // They are about a result of an older input.
  '&[data-stale=true] .MuiAlert-root': {
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
    '& .MuiAlert-icon, & .risk': { color: 'inherit' },
  },
  [MEDIA.phone]: {
    '& .MuiAlert-root': { flexWrap: 'wrap' },
    '& .MuiAlert-message': { flex: '1 1 calc(100% - 48px)' },
    '& .MuiAlert-action': { paddingTop: 0 },
  },
}));

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
