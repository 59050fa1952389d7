import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { type OpenRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import type { MemberLabel } from '../model/member-labels.ts';
import type { Member } from '../model/room-state.ts';
import { copy } from '../words.ts';

interface MemberMenuProps {
  readonly label: MemberLabel;
  /** This device leads the room. */
  readonly canRemove: boolean;
  /** The visitor has chosen the device for texts and files. */
  readonly onTarget: () => void;
}

const words = copy.member;

/** What can be done with another device of the room. Devices of the own account are neither muted nor removed. */
export function MemberMenu({ label, canRemove, onTarget }: MemberMenuProps) {
  const room = useRoom();
  const { member, relation } = label;
  const isMuted = useRoomState(({ mutedUsers }) => mutedUsers.includes(member.userId));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOther = relation === 'other';
  const run = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={words.more(copy.room.member(label))}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={run(() => {
            room.session.setTarget(member.peerId);
            onTarget();
          })}
        >
          {words.sendOnly}
        </MenuItem>
        {isOther && (
          <MenuItem onClick={run(() => room.session.setMuted(member.userId, !isMuted))}>
            {isMuted ? words.unmute : words.mute}
          </MenuItem>
        )}
        {isOther && canRemove && (
          <MenuItem onClick={run(() => void askToRemove(room, member))}>{words.remove}</MenuItem>
        )}
      </Menu>
    </>
  );
}

async function askToRemove({ session }: OpenRoom, { peerId, username }: Member): Promise<void> {
  const isRemoved = await confirm({
    title: words.removeTitle(username),
    body: words.removeBody,
    confirmLabel: words.removeConfirm,
    cancelLabel: words.removeCancel,
  });
  if (isRemoved) session.remove(peerId);
}
