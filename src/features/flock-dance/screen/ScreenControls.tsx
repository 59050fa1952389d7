import type { Ref } from 'react';
import { ControlPanel } from '../controls/ControlPanel.tsx';
import { HintChip } from '../game/HintChip.tsx';
import { KeyboardHint } from '../game/KeyboardHint.tsx';
import { RunActions } from '../game/RunActions.tsx';
import { isStandingStill } from '../model/screen-state.ts';
import { RouteSwitch } from '../route/RouteSwitch.tsx';
import type { FlockScreen } from './use-flock-screen.ts';

interface ScreenControlsProps {
  readonly ref: Ref<HTMLElement>;
  readonly flock: FlockScreen;
}

/** The control panel with what this moment offers: route drawing, the invitation to a game, or the game's own controls. */
export function ScreenControls({ ref, flock }: ScreenControlsProps) {
  const { state, mode, visit, catchMode } = flock;
  const isPlaying = mode === 'playing';
  const isDayPond = flock.round !== null && flock.round.day !== null;
  return (
    <ControlPanel
      ref={ref}
      // Without a picture there is nothing to control.
      isVisible={flock.areControlsVisible && flock.pondState.step !== 'failed'}
      population={visit.choices.population}
      speed={visit.choices.speed}
      shape={visit.choices.shape}
      liveLeaders={state.surroundings.leaders}
      isPaused={isStandingStill(state)}
      isFullscreen={flock.fullscreen.isOn}
      routeControls={!isPlaying && state.surroundings.leaders === 1 ? <RouteSwitch route={flock.route} /> : null}
      runActions={isPlaying ? <RunActions hasPad={catchMode.hasPad} onEnd={() => flock.game.end('player')} /> : null}
      isCompact={isPlaying}
      above={<Invitation flock={flock} />}
      onPopulationChange={(population) => flock.change({ population })}
      onSpeedChange={(speed) => flock.change({ speed })}
      onRefreshRoutes={isDayPond ? null : () => flock.pond?.refreshRoutes()}
      onPauseToggle={() => flock.dispatch({ type: 'toggle-pause' })}
      onFullscreenToggle={flock.fullscreen.toggle}
      onShareOpen={() => flock.sharing.sharePond(state.seed)}
      onSettingsOpen={() => flock.dispatch({ type: 'open', dialog: 'settings' })}
    />
  );
}

/** Above the panel: the way into the game, and during the game its keys. */
function Invitation({ flock: { mode, visit, catchMode, game, proof, state } }: { readonly flock: FlockScreen }) {
  if (mode === 'playing') return catchMode.hasPad ? null : <KeyboardHint />;
  const canPlay = mode === 'watching' || mode === 'blind';
  // The note of a friend's challenge has a button of its own.
  const isChallenged = mode === 'watching' && typeof proof === 'number' && visit.noteFor(state.seed) !== null;
  return canPlay && !isChallenged && visit.choices.shape === 'fish' ? <HintChip onClick={game.invite} /> : null;
}
