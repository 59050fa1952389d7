import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { openAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { JOIN_ROUNDS_MAX } from '../constants.ts';
import type { HeldRoom } from '../hooks/room-holder.ts';
import type { RoomState } from '../model/room-state.ts';
import { toAttempt } from '../model/room-view.ts';
import { copy } from '../words.ts';

interface LobbyStatusProps {
  readonly state: Pick<RoomState, 'join' | 'notice' | 'room'>;
  readonly loading: HeldRoom['loading'];
  readonly onRetry: () => void;
}

const words = copy.lobby;

/** How joining stands: the attempt that is under way, or why there is no room. */
export function LobbyStatus({ state, loading, onRetry }: LobbyStatusProps) {
  return (
    <Area>
      <div role="status">
        <Progress state={state} loading={loading} />
      </div>
      <Failure state={state} loading={loading} onRetry={onRetry} />
    </Area>
  );
}

function Progress({ state, loading }: Omit<LobbyStatusProps, 'onRetry'>) {
  const attempt = toAttempt(state);
  if (loading !== 'loading' && attempt === null) return null;
  return (
    <Alert severity="info" icon={false} role="presentation">
      <strong>{toStateWords(attempt)}</strong>
      <span>{toDetail(state, attempt)}</span>
      <LinearProgress aria-hidden="true" />
    </Alert>
  );
}

/** The latest notice; that of another attempt would only repeat the state. */
function toDetail({ notice, room }: LobbyStatusProps['state'], attempt: number | null): string {
  if (notice === 'retrying' && attempt !== null && attempt > 1) return '';
  if (notice !== null) return copy.joinNotices[notice];
  return room === null ? words.detecting : '';
}

function toStateWords(attempt: number | null): string {
  return attempt === null || attempt === 1 ? words.connecting : words.retrying(attempt, JOIN_ROUNDS_MAX);
}

function Failure({ state: { join }, loading, onRetry }: LobbyStatusProps) {
  const { session } = useSession();
  if (loading === 'failed') return <ErrorAlert title={words.connectionFailed(words.loadReason)} onRetry={onRetry} />;
  if (loading === 'loading' || join.step !== 'failed') return null;
  if (join.failure === 'refused' && session === null) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => openAccountDialog('login')}>
            {words.login}
          </Button>
        }
      >
        {words.noUser}
      </Alert>
    );
  }
  const { title, body } = copy.joinFailures[join.failure];
  return (
    <ErrorAlert title={title} onRetry={onRetry}>
      {body}
    </ErrorAlert>
  );
}

const Area = styled('div')(({ theme }) => ({
  width: '100%',
  textAlign: 'start',
  '& .MuiAlert-message': { flex: 1 },
  '& [role="status"] strong': { fontWeight: 600, marginInlineEnd: theme.spacing(1) },
  '& .MuiLinearProgress-root': { marginTop: theme.spacing(1), borderRadius: theme.radius.full },
}));
