import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { JOIN_ROUNDS_MAX } from '../constants.ts';
import { useRoom, useRoomState } from '../hooks/room-context.ts';
import type { JoinFailure } from '../model/join-machine.ts';
import { isGathering, toAttempt } from '../model/room-view.ts';
import { copy } from '../words.ts';

const words = copy.room;

function toFailureWords(failure: JoinFailure): string {
  const { title } = copy.joinFailures[failure];
  return failure === 'removed' || failure === 'dropped' || failure === 'flooded' ? title : words.failed(title);
}

/** Stands above the conversation while this device has no connection with a creator, and when there is none to be had. */
export function RoomBanner() {
  const { holder } = useRoom();
  const join = useRoomState((state) => state.join);
  const hasMembers = useRoomState(({ members }) => members.length > 0);
  if (join.step === 'in') return null;
  if (join.step === 'failed') {
    return (
      <Alert
        severity="error"
        square
        action={
          <>
            <Button color="inherit" size="small" onClick={() => void holder.joinAgain()}>
              {words.rejoin}
            </Button>
            <Button color="inherit" size="small" onClick={holder.leave}>
              {words.leave}
            </Button>
          </>
        }
      >
        {toFailureWords(join.failure)}
      </Alert>
    );
  }
  const attempt = toAttempt({ join });
  const isCounted = attempt !== null && attempt > 1 && attempt <= JOIN_ROUNDS_MAX;
  const retrying = !isCounted ? '' : ` · ${copy.lobby.retrying(attempt, JOIN_ROUNDS_MAX)}`;
  return (
    <Alert severity="warning" role="status" square>
      {`${isGathering(join) && hasMembers ? words.gathering : words.connectingAgain}${retrying}`}
    </Alert>
  );
}
