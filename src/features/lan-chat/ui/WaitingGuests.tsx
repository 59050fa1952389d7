import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { useRoom, useRoomState } from '../hooks/room-context.ts';
import { copy } from '../screens/copy.ts';
import { LetterAvatar } from './LetterAvatar.tsx';

const words = copy.guests;

/** Strangers who wait until the creator lets them in; read aloud as they come. */
export function WaitingGuests() {
  const { session } = useRoom();
  const waiting = useRoomState((state) => state.waiting);
  return (
    <Guests role="log" aria-label={words.label} aria-live="polite">
      {waiting.map(({ peerId, username }) => (
        <div key={peerId}>
          <LetterAvatar username={username} sizePx={28} />
          <span>{words.asks(username)}</span>
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
  '& > div > span:nth-of-type(2)': { flex: 1, minWidth: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
}));
