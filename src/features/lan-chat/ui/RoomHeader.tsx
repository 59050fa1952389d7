import NotifyOnIcon from '@mui/icons-material/NotificationsActive';
import NotifyOffIcon from '@mui/icons-material/NotificationsNoneOutlined';
import MembersIcon from '@mui/icons-material/PeopleAltOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { MEDIA } from '../../../shared/look/media.ts';
import { useChatChoices } from '../hooks/chat-choices-store.ts';
import { useRoomState } from '../hooks/room-context.ts';
import { toggleNotifications } from '../hooks/toggle-notifications.ts';
import { copy } from '../words.ts';
import { ShareButtons } from './ShareButtons.tsx';

interface RoomHeaderProps {
  readonly onShowMembers: () => void;
  readonly onShare: () => void;
}

const words = copy.room;

/** Whose room it is, how many are online, and what can be done with the room. */
export function RoomHeader({ onShowMembers, onShare }: RoomHeaderProps) {
  const members = useRoomState((state) => state.members);
  const isFailed = useRoomState(({ join }) => join.step === 'failed');
  const notifies = useChatChoices((choices) => choices.notifies);
  const creator = members.find(({ isCreator }) => isCreator);
  const notifyLabel = notifies ? copy.notify.turnOff : copy.notify.turnOn;
  return (
    <Bar>
      <div className="names">
        <h1>{creator === undefined ? words.titleWithoutCreator : words.title(creator.username)}</h1>
        <span role="status">{isFailed ? words.disconnected : words.online(members.length)}</span>
      </div>
      {creator?.isMe === true && <ShareButtons onShare={onShare} />}
      <Tooltip title={notifyLabel}>
        <IconButton aria-label={notifyLabel} aria-pressed={notifies} onClick={() => void toggleNotifications()}>
          {notifies ? <NotifyOnIcon color="primary" /> : <NotifyOffIcon />}
        </IconButton>
      </Tooltip>
      <IconButton className="members" aria-label={words.openMembers(members.length)} onClick={onShowMembers}>
        <MembersIcon />
      </IconButton>
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 60,
  padding: theme.spacing(0.75, 1, 0.75, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .names': { flex: 1, minWidth: 0 },
  '& h1': {
    ...theme.typography.h5,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .names > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .members': { display: 'none' },
  [MEDIA.narrow]: { '& .members': { display: 'inline-flex' } },
}));
