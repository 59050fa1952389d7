import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { togglePin } from '../../../shared/tool/page-visits.ts';
import { copy } from '../words.ts';

/** Pins a tool to the front of the visitor's own row, or releases it. */
export function PinButton({ tool, isPinned }: { readonly tool: Page; readonly isPinned: boolean }) {
  const label = copy.tools.pin(tool.name);
  const Icon = isPinned ? PinnedIcon : PinIcon;
  return (
    <Button type="button" aria-pressed={isPinned} aria-label={label} title={label} onClick={() => togglePin(tool.id)}>
      <Icon aria-hidden="true" />
    </Button>
  );
}

const Button = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1),
  right: theme.spacing(1),
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.full,
  background: tint(theme.vars.palette.background.paper, 88),
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '& svg': { fontSize: 17 },
  '&:hover': { color: theme.vars.palette.primary.dark },
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.dark, opacity: 1 },
  'li:hover > &, &:focus-visible': { opacity: 1 },
  [MEDIA.coarse]: { opacity: 1 },
}));
