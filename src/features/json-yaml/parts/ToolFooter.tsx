import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

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
