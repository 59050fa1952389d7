import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { canAskToNotify } from '../../../platform/notification.ts';
import { tint } from '../../../shared/look/tint.ts';
import { chooseForChat, useChatChoices } from '../hooks/chat-choices-store.ts';
import { useRoom, useRoomState } from '../hooks/room-context.ts';
import { toggleNotifications } from '../hooks/toggle-notifications.ts';
import { copy } from '../words.ts';
import { LetterAvatar } from './LetterAvatar.tsx';

const words = copy.guests;

/** Strangers who wait until the creator lets them in; read aloud as they come. */
export function WaitingGuests() {
  const { session } = useRoom();
  const waiting = useRoomState((state) => state.waiting);
  return (
    <>
      <Guests role="log" aria-label={words.label} aria-live="polite">
        {waiting.map(({ peerId, username, wasRemoved = false }) => (
          <div key={peerId}>
            <LetterAvatar username={username} sizePx={28} />
            <span>{words.asks(username, wasRemoved)}</span>
            <Button
              size="small"
              color="inherit"
              aria-label={words.declineLabel(username)}
              onClick={() => session.decline(peerId)}
            >
              {words.decline}
            </Button>
            <Button
              size="small"
              variant="contained"
              aria-label={words.admitLabel(username)}
              onClick={() => session.admit(peerId)}
            >
              {words.admit}
            </Button>
          </div>
        ))}
      </Guests>
      {waiting.length > 0 && <BellQuestion />}
    </>
  );
}

/** Asked with the first knock, until the visitor has answered. */
function BellQuestion() {
  const isSettled = useChatChoices((choices) => choices.notifies || choices.isBellAnswered);
  if (isSettled || !canAskToNotify()) return null;
  return (
    <Guests role="group" aria-label={words.bell}>
      <div>
        <BellIcon fontSize="small" aria-hidden="true" />
        <span>{words.bell}</span>
        <Button size="small" color="inherit" onClick={() => chooseForChat({ isBellAnswered: true })}>
          {words.bellOff}
        </Button>
        <Button size="small" variant="outlined" onClick={() => void toggleNotifications()}>
          {words.bellOn}
        </Button>
      </div>
    </Guests>
  );
}

const Guests = styled('div')(({ theme }) => ({
  flex: 'none',
  maxHeight: 176,
  overflowY: 'auto',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: tint(theme.vars.palette.primary.main, 8),
  },
  '& > div > span:last-of-type': { flex: 1, minWidth: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
}));
