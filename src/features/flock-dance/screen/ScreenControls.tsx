import TimerIcon from '@mui/icons-material/TimerOutlined';
import WatchIcon from '@mui/icons-material/VisibilityOutlined';
import type { Ref } from 'react';
import { focusTimer } from '../../../shared/focus/focus-stores.ts';
import { isUnderWay } from '../../../shared/focus/focus-timer.ts';
import { OCEAN_POPULATION } from '../constants.ts';
import { ControlPanel } from '../controls/ControlPanel.tsx';
import { PanelChip } from '../controls/PanelChip.tsx';
import { HintChip } from '../game/HintChip.tsx';
import { KeyboardHint } from '../game/KeyboardHint.tsx';
import { RunActions } from '../game/RunActions.tsx';
import { isStandingStill } from '../model/screen-state.ts';
import { RouteSwitch } from '../route/RouteSwitch.tsx';
import { copy } from '../words.ts';
import type { FlockScreen } from './use-flock-screen.ts';

interface ScreenControlsProps {
  readonly ref: Ref<HTMLElement>;
  readonly flock: FlockScreen;
  /** Opens the games. */
  readonly onInvite: () => void;
}

/** The control panel with what this moment offers: route drawing, the invitation to a game, or the game's own controls. */
export function ScreenControls({ ref, flock, onInvite }: ScreenControlsProps) {
  const { state, mode, visit, catchMode } = flock;
  const isPlaying = mode === 'playing';
  const isTimed = focusTimer.useValue(isUnderWay);
  // Beside the time there is little room, and little to change.
  const isCompact = isPlaying || (isTimed && mode === 'watching');
  const isDayPond = flock.round !== null && flock.round.day !== null;
  return (
    <ControlPanel
      ref={ref}
      // Without a picture there is nothing to control.
      isVisible={flock.areControlsVisible && flock.pondState.step !== 'failed' && mode !== 'lost'}
      population={flock.ocean.isOn ? OCEAN_POPULATION : visit.choices.population}
      speed={visit.choices.speed}
      shape={visit.choices.shape}
      liveLeaders={state.surroundings.leaders}
      isPaused={isStandingStill(state)}
      isFullscreen={flock.fullscreen.isOn}
      routeControls={
        isCompact ? null : (
          <RouteSwitch route={flock.route} shape={visit.choices.shape} leaders={state.surroundings.leaders} />
        )
      }
      runActions={isPlaying ? <RunActions hasPad={catchMode.hasPad} onEnd={() => flock.game.end('player')} /> : null}
      isCompact={isCompact}
      above={<Invitations flock={flock} onInvite={onInvite} />}
      onPopulationChange={(population) => flock.change({ population })}
      onSpeedChange={(speed) => flock.change({ speed })}
      onRefreshRoutes={isDayPond || flock.isGathered ? null : () => flock.pond?.refreshRoutes()}
      onPauseToggle={() => flock.dispatch({ type: 'toggle-pause' })}
      onFullscreenToggle={flock.fullscreen.toggle}
      onShareOpen={() => flock.sharing.sharePond(state.seed)}
      onSettingsOpen={() => flock.dispatch({ type: 'open', dialog: 'settings' })}
    />
  );
}

/** Above the panel: what else the pond is for, and during a game its keys. A focus period is not disturbed. */
function Invitations({ flock, onInvite }: Omit<ScreenControlsProps, 'ref'>) {
  const { mode, visit, catchMode, proof, state } = flock;
  const isTimed = focusTimer.useValue(isUnderWay);
  if (mode === 'playing') return catchMode.hasPad ? null : <KeyboardHint />;
  const canPlay = mode === 'watching' || mode === 'blind';
  // The note of a friend's challenge has a button of its own.
  const isChallenged = mode === 'watching' && typeof proof === 'number' && visit.noteFor(state.seed) !== null;
  return (
    <>
      {canPlay && !isChallenged && !flock.isGathered && visit.choices.shape === 'fish' && (
        <HintChip onClick={onInvite} />
      )}
      {mode === 'watching' && !isTimed && (
        <PanelChip icon={<TimerIcon />} label={copy.controls.focus} shortcut="T" onClick={flock.openFocus} />
      )}
      {mode === 'watching' && (
        <PanelChip icon={<WatchIcon />} label={copy.controls.watch} shortcut="V" onClick={flock.ambient.enter} />
      )}
    </>
  );
}
