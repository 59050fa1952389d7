import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { PRIVATE_ROOM_PREFIX } from '../../../core/lan/room-code.ts';
import { ScannableLink } from '../../../shared/ui/ScannableLink.tsx';
import { SHARE_QR } from '../constants.ts';
import { useRoomState } from '../hooks/room-context.ts';
import { isLocalHost, useShareLink } from '../hooks/use-share-link.ts';
import type { Room } from '../model/room-state.ts';
import { copy } from '../words.ts';

/** While the creator is alone: how another device comes in. Gone as soon as somebody has come or something was sent. */
export function EmptyRoom() {
  const link = useShareLink();
  const isAlone = useRoomState(
    ({ members, messages }) =>
      members.length === 1 && members[0]?.isCreator === true && messages.every(({ kind }) => kind === 'system'),
  );
  const room = useRoomState((state) => state.room);
  if (!isAlone || room === null) return null;
  return (
    <Box>
      <h2>{copy.room.alone}</h2>
      <p>{toWayIn(room)}</p>
      {isLocalHost() && <Alert severity="warning">{copy.share.localHost}</Alert>}
      <ScannableLink isForNearby link={link} qrLabel={copy.share.qr} qrSizePx={SHARE_QR.sizePx} qrOptions={SHARE_QR} />
    </Box>
  );
}

function toWayIn({ code, word }: Room): string {
  if (word !== null) return copy.room.aloneWithWord(word);
  return code.startsWith(PRIVATE_ROOM_PREFIX) ? copy.room.aloneByLink : copy.room.aloneBody;
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 420,
  margin: '0 auto',
  padding: theme.spacing(3, 0, 2),
  textAlign: 'center',
  '& .MuiAlert-root': { textAlign: 'start' },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
}));
