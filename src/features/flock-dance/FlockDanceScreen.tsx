import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { createSeed } from '../../platform/random-seed.ts';
import { NARROW_MAX_WIDTH_PX } from '../../shared/constants.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { FlockNotice } from './canvas/FlockNotice.tsx';
import { useFlockSession } from './canvas/use-flock-session.ts';
import { useFlockStatus } from './canvas/use-flock-status.ts';
import { useRunning } from './canvas/use-running.ts';
import { chooseFlock, useFlockChoices } from './choices-store.ts';
import { CONTROLS_STAY_MIN_HEIGHT_PX } from './constants.ts';
import { ControlPanel } from './controls/ControlPanel.tsx';
import { useControlsVisibility } from './controls/use-controls-visibility.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useSettingsDialog } from './controls/use-settings-dialog.ts';
import { copy } from './copy.ts';
import { type FlockChoices, leadersAtReset } from './model/flock-settings.ts';
import { WATER } from './palette.ts';

export default function FlockDanceScreen() {
  const screen = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const choices = useFlockChoices();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hasRoom = useMediaQuery(
    `(max-width: ${NARROW_MAX_WIDTH_PX}px) and (min-height: ${CONTROLS_STAY_MIN_HEIGHT_PX}px)`,
  );
  const [attempt, setAttempt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [rolledLeaders, setRolledLeaders] = useState(() => leadersAtReset(choices, Math.random));
  const fullscreen = useFullscreen(screen);

  const settings = useMemo(() => {
    const { leaders, ...rest } = choices;
    return { ...rest, leaders: Math.min(leaders ?? rolledLeaders, choices.population), isCalm };
  }, [choices, rolledLeaders, isCalm]);
  const flock = useFlockSession(host, settings, attempt);
  const session = flock.step === 'swimming' ? flock.session : null;
  const status = useFlockStatus(session);
  useRunning(session, isPaused);
  const settingsDialog = useSettingsDialog(session !== null);
  const areControlsVisible = useControlsVisibility(panel, !hasRoom && !settingsDialog.isOpen);

  const change = (next: Partial<FlockChoices>) => {
    if (next.leaders === null) setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random));
    chooseFlock(next);
  };
  const reset = () => {
    setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random));
    chooseFlock({ leaders: null });
    session?.reset(createSeed());
    setPaused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const action = { p: () => setPaused(!isPaused), r: () => session?.refreshRoutes(), f: fullscreen.toggle }[
      event.key.toLowerCase()
    ];
    action?.();
  };

  return (
    <Screen ref={screen}>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
      </VisuallyHidden>
      <Water ref={host} tabIndex={0} role="img" aria-label={copy.canvas} onKeyDown={onKeyDown} data-step={flock.step} />
      <FlockNotice flock={flock} status={status} isCalm={isCalm} onRetry={() => setAttempt(attempt + 1)} />
      <ControlPanel
        ref={panel}
        isVisible={areControlsVisible}
        population={choices.population}
        speed={choices.speed}
        liveLeaders={status === null || status === 'lost' ? null : status.leaders}
        isPaused={isPaused}
        isFullscreen={fullscreen.isOn}
        onPopulationChange={(population) => change({ population })}
        onSpeedChange={(speed) => change({ speed })}
        onRefreshRoutes={() => session?.refreshRoutes()}
        onPauseToggle={() => setPaused(!isPaused)}
        onFullscreenToggle={fullscreen.toggle}
        onSettingsOpen={settingsDialog.open}
      />
      {settingsDialog.Dialog !== null && (
        <settingsDialog.Dialog
          isOpen={settingsDialog.isOpen}
          choices={choices}
          onChange={change}
          onReset={reset}
          onClose={settingsDialog.close}
          container={fullscreen.isOn ? screen.current : null}
        />
      )}
    </Screen>
  );
}

const Screen = styled('main')({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: WATER,
});

const Water = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  outline: 'none',
  touchAction: 'none',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 3,
    border: `2px solid ${theme.vars.palette.accent}`,
    borderRadius: 6,
    pointerEvents: 'none',
  },
}));
