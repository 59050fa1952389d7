import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { WATER } from '../../shared/flock/palette.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { AmbientVeil } from './ambient/AmbientVeil.tsx';
import { Backdrop } from './backdrop/Backdrop.tsx';
import { sceneryOf } from './backdrop/backdrop.ts';
import { Water } from './canvas/Water.tsx';
import { type FeedingHandle, FeedingLayer } from './feeding/FeedingLayer.tsx';
import { LateFocusLayer } from './focus/LateFocusLayer.tsx';
import { LateGameLayer } from './game/LateGameLayer.tsx';
import { RouteLayer } from './route/RouteLayer.tsx';
import { ScreenControls } from './screen/ScreenControls.tsx';
import { ScreenDialogs } from './screen/ScreenDialogs.tsx';
import { ScreenNotes } from './screen/ScreenNotes.tsx';
import { type FlockScreen, useFlockScreen } from './screen/use-flock-screen.ts';
import { useScreenKeys } from './screen/use-screen-keys.ts';
import { copy } from './words.ts';

export default function FlockDanceScreen() {
  const screen = useRef<HTMLElement>(null);
  const water = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const feeding = useRef<FeedingHandle>(null);
  const flock = useFlockScreen({ screen, water, panel });
  useScreenKeys(flock, { water, feeding });
  const { state, mode, pond, visit, catchMode, fullscreen } = flock;
  const openGames = () => {
    // Only fish can be caught.
    if (visit.choices.shape !== 'fish') flock.change({ shape: 'fish' });
    flock.ocean.leaveFor(flock.game.invite);
  };
  usePageCommand(
    { daily: openGames, focus: flock.openFocus, watch: flock.ambient.enter },
    pond !== null && mode === 'watching',
  );

  return (
    <Screen ref={screen}>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
      </VisuallyHidden>
      <Backdrop scenery={sceneryOf(visit.choices.shape)} hour={flock.hour} />
      <Water ref={water} step={flock.pondState.step} mode={mode} shape={visit.choices.shape} />
      {(mode === 'drawing' || isShowingRoute(flock)) && <RouteLayer route={flock.route} />}
      {mode === 'watching' && pond !== null && !flock.ambient.isOn && (
        <FeedingLayer ref={feeding} water={water} pond={pond} prefersReducedMotion={flock.prefersReducedMotion} />
      )}
      <ScreenNotes flock={flock} onAccept={openGames} />
      <LateFocusLayer
        water={water}
        pond={pond}
        shape={visit.choices.shape}
        mode={mode}
        isSheetOpen={state.dialog === 'focus'}
        // While a focus period runs, the time stands alone; in a break there is something to choose.
        areButtonsVisible={flock.areControlsVisible || !(flock.isGathered || flock.ambient.isOn)}
        onClose={() => flock.dispatch({ type: 'close' })}
      />
      <ScreenControls ref={panel} flock={flock} onInvite={openGames} />
      <LateGameLayer
        isReady={pond !== null}
        game={state.game}
        actions={flock.game}
        challenge={flock.challenge}
        setting={flock.setting}
        userId={state.surroundings.userId}
        device={catchMode.device}
        hasPad={catchMode.hasPad}
        // Full screen hides the header.
        hasHeader={flock.areControlsVisible && fullscreen.isOn !== true}
        isPadRaised={flock.hasRoom}
        isCovered={state.dialog !== null}
        canPlayAgain={visit.choices.shape === 'fish' && mode !== 'starting' && mode !== 'lost'}
        onShare={flock.sharing.shareScore}
      />
      <ScreenDialogs flock={flock} />
      {flock.ambient.isOn && <AmbientVeil onLeave={flock.ambient.leave} />}
    </Screen>
  );
}

/** A friend's route is seen while its leader follows it. */
function isShowingRoute({ mode, isGathered, state: { route, surroundings } }: FlockScreen): boolean {
  return mode === 'watching' && !isGathered && route.isShared && surroundings.leaders === 1;
}

const Screen = styled('main')({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: WATER,
});
