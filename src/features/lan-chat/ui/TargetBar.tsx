import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { useRoom, useRoomState } from '../hooks/room-context.ts';
import { toMemberLabels } from '../model/member-labels.ts';
import { findTarget } from '../model/private-target.ts';
import type { Member, RoomState } from '../model/room-state.ts';
import { copy } from '../words.ts';

const words = copy.target;

/** Above the input: whom texts and files go to. Nothing while there is no other device. */
export function TargetBar() {
  const { session } = useRoom();
  const { members, target } = useRoomState(useShallow(({ members, target }) => ({ members, target })));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = toMemberLabels(members).filter(({ relation }) => relation !== 'me');
  if (others.length === 0 && target === null) return null;
  const chosen = target === null ? null : findTarget(members, target);
  const label = others.find(({ member }) => member === chosen);
  const name = target === null ? words.everyone : label === undefined ? target.username : copy.room.member(label);
  const choose = (peerId: string | null) => {
    setAnchor(null);
    session.setTarget(peerId);
  };
  return (
    <Bar role="group" aria-label={words.label} data-private={target !== null}>
      <Button
        size="small"
        color="inherit"
        startIcon={target !== null && <LockIcon fontSize="inherit" />}
        aria-label={words.choose(name)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {target === null ? `${words.to} ${words.everyone}` : words.only(name)}
        <span aria-hidden="true">▾</span>
      </Button>
      {target !== null && (
        <>
          <span role="status">{chosen === null ? words.away(name) : toReaders(members, chosen)}</span>
          <Button size="small" color="inherit" onClick={() => session.setTarget(null)}>
            {words.reset}
          </Button>
        </>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={target === null} onClick={() => choose(null)}>
          {words.everyone}
        </MenuItem>
        {others.map((each) => (
          <MenuItem
            key={each.member.peerId}
            selected={each.member === chosen}
            onClick={() => choose(each.member.peerId)}
          >
            {copy.room.member(each)}
          </MenuItem>
        ))}
      </Menu>
    </Bar>
  );
}

/** Who can read what goes to a device. The leading device is asked to pass it on only between two others. */
function toReaders(members: RoomState['members'], chosen: Member): string {
  const creator = members.find(({ isCreator }) => isCreator);
  if (creator === undefined || creator.isMe || creator === chosen) return words.direct;
  return words.relayed(creator.username);
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  columnGap: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '&[data-private="true"]': {
    background: tint(theme.vars.palette.primary.main, 8),
    color: theme.vars.palette.text.primary,
  },
  '& > [role="status"]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none', maxWidth: '100%' },
  '& > button > [aria-hidden]': { marginInlineStart: theme.spacing(0.5) },
  [MEDIA.phone]: {
    justifyContent: 'space-between',
    padding: theme.spacing(0.5, 1),
    '& > [role="status"]': { order: 1, flex: '1 0 100%', padding: theme.spacing(0, 0.75, 0.5) },
  },
}));
