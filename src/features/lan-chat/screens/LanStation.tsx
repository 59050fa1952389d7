import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { requireLogin } from '../../../shared/session/account-dialogs.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { usePageCommand } from '../../../shared/tool/use-page-command.ts';
import { chooseForChat } from '../hooks/chat-choices-store.ts';
import { noRoom } from '../hooks/no-room.ts';
import { RoomContext } from '../hooks/room-context.ts';
import type { RoomHolder } from '../hooks/room-holder.ts';
import { useHandedFiles } from '../hooks/use-handed-files.ts';
import { usePrefill } from '../hooks/use-prefill.ts';
import { useRoomAddress } from '../hooks/use-room-address.ts';
import type { RoomState } from '../model/room-state.ts';
import { toRoomView } from '../model/room-view.ts';
import type { RoomTarget } from '../room/room-session.ts';
import { copy } from '../words.ts';
import { Door } from './Door.tsx';
import { Lobby } from './Lobby.tsx';

const loadStation = () => import('./Station.tsx').then(({ Station }) => Station);

interface LanStationProps {
  readonly holder: RoomHolder;
}

/** Lobby, door or room. The room's own screen is loaded while the visitor is in the lobby. */
export function LanStation({ holder }: LanStationProps) {
  usePrefill(holder);
  useHandedFiles(holder);
  const { session, loading, attached } = useStore(holder.store);
  const state = useStore(session?.store ?? noRoom, useShallow(toScreenState));
  const { linked, forget } = useRoomAddress();
  const { view } = state;
  const Station = useLazyComponent(loadStation, {
    isNeeded: view === 'room',
    canPrefetch: true,
    onFailed: () => {
      holder.leave();
      showToast(copy.lobby.connectionFailed(copy.lobby.loadReason), { severity: 'error' });
    },
  });
  const room = useMemo(() => (session === null ? null : { holder, session }), [holder, session]);
  // The same element: the parts of the room follow the store themselves.
  const station = useMemo(
    () =>
      room !== null &&
      Station !== null && (
        <RoomContext value={room}>
          <Station />
        </RoomContext>
      ),
    [room, Station],
  );
  const join = (target: RoomTarget) => requireLogin(copy.lobby.loginReason, () => void holder.join(target));

  usePageCommand({
    join: () => {
      if (view === 'lobby') join(linked ?? {});
    },
  });

  if (view === 'room' && station !== false) return station;
  if (view === 'door') {
    return (
      <Door
        isDeclined={state.admission === 'declined'}
        roomName={state.room?.word ?? state.room?.code ?? ''}
        onKnock={() => void holder.joinAgain()}
        onLeave={holder.leave}
      />
    );
  }
  return (
    <Lobby
      state={state}
      loading={view === 'room' ? 'loading' : loading}
      linked={linked}
      attached={attached}
      onDetach={holder.detach}
      onJoin={join}
      onRetry={() => requireLogin(copy.lobby.loginReason, () => void holder.joinAgain())}
      onTyped={(target) => {
        chooseForChat({ roomCode: target.code });
        join(target);
      }}
      onForgetLink={forget}
      onCancel={holder.leave}
    />
  );
}

/** Nothing that a further message changes. */
function toScreenState(state: RoomState) {
  const { join, notice, room, admission } = state;
  return { view: toRoomView(state), join, notice, room, admission };
}
