import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy as featureCopy } from '../copy.ts';
import type { HeldRoom } from '../hooks/room-holder.ts';
import type { RoomState } from '../model/room-state.ts';
import type { NamedRoom } from '../model/room-target.ts';
import { AttachedFiles } from '../ui/AttachedFiles.tsx';
import { DevicesDrawing } from '../ui/DevicesDrawing.tsx';
import { copy } from '../words.ts';
import { LobbyNotes } from './LobbyNotes.tsx';
import { LobbyStatus } from './LobbyStatus.tsx';
import { RoomWordForm } from './RoomWordForm.tsx';

interface LobbyProps {
  readonly state: Pick<RoomState, 'join' | 'notice' | 'room'>;
  readonly loading: HeldRoom['loading'];
  /** The room of a share link. */
  readonly linked: NamedRoom | null;
  /** Files that wait until the visitor is in a room. */
  readonly attached: readonly File[];
  readonly onDetach: () => void;
  readonly onJoin: (target: NamedRoom | Record<string, never>) => void;
  readonly onTyped: (target: NamedRoom) => void;
  readonly onRetry: () => void;
  readonly onForgetLink: () => void;
  readonly onCancel: () => void;
}

const words = copy.lobby;

/** Leads into a room: that of the own network, of a share link, or of a word (doc 2 §2). */
export function Lobby(props: LobbyProps) {
  const { state, loading, linked, attached, onDetach, onJoin, onTyped, onRetry, onForgetLink, onCancel } = props;
  const { step } = state.join;
  const isBusy = loading === 'loading' || (step !== 'out' && step !== 'failed');
  return (
    <Page>
      <Card>
        <DevicesDrawing isConnected />
        <h1>{featureCopy.heading}</h1>
        <p>{words.purpose}</p>
        {linked !== null && <p className="linked">{words.linked(linked.code)}</p>}
        <AttachedFiles files={attached} onRemove={onDetach} />
        <div className="actions">
          {isBusy ? (
            <Button variant="outlined" size="large" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : (
            <Button variant="contained" size="large" onClick={() => onJoin(linked ?? {})}>
              {linked === null ? words.join : words.joinLinked}
            </Button>
          )}
          {linked !== null && !isBusy && <Button onClick={onForgetLink}>{words.ownNetwork}</Button>}
        </div>
        <LobbyStatus state={state} loading={loading} onRetry={onRetry} />
        <RoomWordForm isDisabled={isBusy} onJoin={onTyped} />
      </Card>
      <LobbyNotes />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(6),
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
  padding: theme.spacing(3, 0),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: theme.spacing(3) },
}));

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 4, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  textAlign: 'center',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& > .linked': { color: theme.vars.palette.text.primary, overflowWrap: 'anywhere' },
  '& .actions': { display: 'grid', justifyItems: 'center', gap: theme.spacing(0.5), minHeight: 48 },
  '& .actions > :first-of-type': { minWidth: 220, minHeight: 48 },
  [MEDIA.phone]: { padding: theme.spacing(3, 2, 2) },
}));
