import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import MutedIcon from '@mui/icons-material/VolumeOffOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { PRIVATE_ROOM_PREFIX } from '../../../core/lan/room-code.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { type OpenRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import { toMemberLabels } from '../model/member-labels.ts';
import type { Room } from '../model/room-state.ts';
import { copy } from '../words.ts';
import { LetterAvatar } from './LetterAvatar.tsx';
import { MemberMenu } from './MemberMenu.tsx';

interface MemberPanelProps {
  /** Whether it stands in a sheet, which has the heading. */
  readonly isInSheet?: boolean;
  /** The visitor has chosen a device for texts and files. */
  readonly onTarget?: () => void;
}

const words = copy.room;

/** The devices in the room, the creator's rule for strangers, and the way out. */
export function MemberPanel({ isInSheet = false, onTarget = () => {} }: MemberPanelProps) {
  const room = useRoom();
  const members = useRoomState((state) => state.members);
  const mutedUsers = useRoomState((state) => state.mutedUsers);
  const asksCreator = useRoomState((state) => state.asksCreator);
  const roomName = useRoomState((state) => state.room);
  const isCreator = members.some(({ isMe, isCreator: leads }) => isMe && leads);
  return (
    <Panel data-in-sheet={isInSheet}>
      {!isInSheet && <h2>{`${words.members} · ${members.length}`}</h2>}
      <ul>
        {toMemberLabels(members).map((label) => (
          <li key={label.member.peerId}>
            <LetterAvatar username={label.member.username} />
            <span>{words.member(label)}</span>
            {mutedUsers.includes(label.member.userId) && <MutedIcon fontSize="small" titleAccess={copy.member.muted} />}
            {label.member.isCreator && <Chip size="small" label={words.creator} />}
            {!label.member.isMe && <MemberMenu label={label} canRemove={isCreator} onTarget={onTarget} />}
          </li>
        ))}
      </ul>
      <footer>
        {isCreator && (
          <div>
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={asksCreator}
                  onChange={(_event, asks) => room.session.setAsksCreator(asks)}
                />
              }
              label={words.asksCreator}
            />
            <p>{words.asksCreatorHint}</p>
          </div>
        )}
        {roomName !== null && <RoomName room={roomName} />}
        <Button variant="outlined" color="inherit" startIcon={<LeaveIcon />} onClick={() => void askToLeave(room)}>
          {words.leave}
        </Button>
      </footer>
    </Panel>
  );
}

/** What others need to find the room: its word, or the code of its network. */
function RoomName({ room: { code, word } }: { readonly room: Room }) {
  if (word !== null) {
    return (
      <div>
        <p>
          {words.word} <code>{word}</code>
        </p>
        <p>{words.wordHint}</p>
      </div>
    );
  }
  if (code.startsWith(PRIVATE_ROOM_PREFIX)) return <p>{words.privateHint}</p>;
  return (
    <p>
      {words.code} <code>{code}</code>
    </p>
  );
}

/** A conversation with content is gone after leaving, so the visitor is asked first. */
async function askToLeave({ holder, session }: OpenRoom): Promise<void> {
  const hasContent = session.store.getState().messages.some(({ kind }) => kind !== 'system');
  const isLeaving =
    !hasContent ||
    (await confirm({
      title: words.leaveTitle,
      body: words.leaveBody,
      confirmLabel: words.leaveConfirm,
      cancelLabel: words.leaveCancel,
    }));
  if (isLeaving) holder.leave();
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  padding: theme.spacing(2),
  '&[data-in-sheet="true"]': { padding: 0 },
  '& h2': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
  '& ul': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    margin: theme.spacing(0, -1),
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), padding: theme.spacing(0.75, 1) },
  '& li > span:nth-of-type(2)': { flex: 1, minWidth: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& footer': {
    display: 'grid',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& footer p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& footer code': { ...theme.mono, overflowWrap: 'anywhere' },
  '& footer .MuiFormControlLabel-root': { marginInlineStart: theme.spacing(-0.75) },
  '& footer .MuiFormControlLabel-label': theme.typography.body2,
}));
