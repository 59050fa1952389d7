import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createSeed } from '../../platform/random-seed.ts';
import { NARROW_MAX_WIDTH_PX } from '../../shared/constants.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { FlockNotice } from './canvas/FlockNotice.tsx';
import { TopNotes } from './canvas/TopNotes.tsx';
import { useFlockSession } from './canvas/use-flock-session.ts';
import { useFlockStatus } from './canvas/use-flock-status.ts';
import { useRunning } from './canvas/use-running.ts';
import { CONTROLS_STAY_MIN_HEIGHT_PX } from './constants.ts';
import { ControlPanel } from './controls/ControlPanel.tsx';
import { useControlsVisibility } from './controls/use-controls-visibility.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useSettingsDialog } from './controls/use-settings-dialog.ts';
import { copy } from './copy.ts';
import { FeedingHint } from './feeding/FeedingHint.tsx';
import { FeedingLayer } from './feeding/FeedingLayer.tsx';
import { DAILY_POND } from './game/constants.ts';
import { HintChip } from './game/HintChip.tsx';
import { KeyboardHint } from './game/KeyboardHint.tsx';
import { RunActions } from './game/RunActions.tsx';
import { useCatchMode } from './game/use-catch-mode.ts';
import { useGame } from './game/use-game.ts';
import { type FlockChoices, leadersAtReset, toPondSettings } from './model/flock-settings.ts';
import type { Round } from './model/game.ts';
import { shortcutLetter } from './model/shortcut.ts';
import { WATER } from './palette.ts';
import { copy as routeCopy } from './route/copy.ts';
import { RouteHint } from './route/RouteHint.tsx';
import { RouteLayer } from './route/RouteLayer.tsx';
import { RouteSwitch } from './route/RouteSwitch.tsx';
import { useCustomRoute } from './route/use-custom-route.ts';
import { SharedPondNote } from './share/SharedPondNote.tsx';
import { usePondVisit } from './share/use-pond-visit.ts';
import { useShareDialog } from './share/use-share-dialog.ts';

export default function FlockDanceScreen() {
  const screen = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { choices, choose, seed, setSeed, challenge, note, dismissNote, leave } = usePondVisit();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hasRoom = useMediaQuery(
    `(max-width: ${NARROW_MAX_WIDTH_PX}px) and (min-height: ${CONTROLS_STAY_MIN_HEIGHT_PX}px)`,
  );
  const [attempt, setAttempt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [rolledLeaders, setRolledLeaders] = useState(() => leadersAtReset(choices, Math.random));
  const fullscreen = useFullscreen(screen);

  const control = useGame(choices.shape, challenge);
  const { round } = control;
  const isDayPond = round !== null && round.day !== null;
  // The pond that swims on after a game is the game's.
  useEffect(() => {
    if (round !== null) setSeed(round.seed);
  }, [round, setSeed]);

  const settings = useMemo(() => {
    const own = toPondSettings(choices, rolledLeaders);
    const { population, leaders, speed } = isDayPond ? DAILY_POND : own;
    return { ...own, population, leaders, speed, isCalm };
  }, [choices, rolledLeaders, isCalm, isDayPond]);
  const flock = useFlockSession(host, settings, seed, attempt);
  const session = flock.step === 'swimming' ? flock.session : null;
  const status = useFlockStatus(session, round !== null);
  const liveLeaders = status === null || status === 'lost' ? null : status.leaders;
  const isRunOn = round !== null;
  const isWatching = session !== null && !isRunOn;
  const route = useCustomRoute({ host, session, leaders: liveLeaders, isRunOn });
  const isDrawing = route.drawing.isOn;
  const share = useShareDialog(settings);
  const settingsDialog = useSettingsDialog(session !== null);
  const isCovered = settingsDialog.isOpen || share.isOpen;
  const isLost = status === 'lost';
  const isBlind = status !== null && status !== 'lost' && !status.canDraw;
  const canPlay = session !== null && !isLost;
  const catchMode = useCatchMode({ control, session, isLost, water: host, screen, isCovered: isCovered || isBlind });
  // A pond that was paused before a game swims after it.
  useEffect(() => {
    if (isRunOn) setPaused(false);
  }, [isRunOn]);
  useRunning(session, isRunOn ? catchMode.isPaused : isPaused);
  const areControlsVisible = useControlsVisibility(panel, !hasRoom && !isCovered);

  const change = (next: Partial<FlockChoices>) => {
    if (next.leaders === null) setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random));
    choose(next);
  };
  const reset = () => {
    setRolledLeaders(leadersAtReset({ ...choices, leaders: null }, Math.random));
    choose({ leaders: null });
    const next = createSeed();
    leave();
    setSeed(next);
    session?.reset(next);
    route.forget();
    setPaused(false);
  };
  const togglePause = () => (isRunOn ? catchMode.togglePause() : setPaused(!isPaused));
  const startCatching = () => {
    settingsDialog.close();
    control.start('free');
  };
  const shareResult = (played: Round, score: number) =>
    // Whatever shape is shown by now: a score is made with fish.
    share.open({
      seed: played.seed,
      score,
      day: played.day,
      shape: 'fish',
      ...(played.day === null ? {} : DAILY_POND),
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const letter = shortcutLetter(event);
    const actions = new Map([
      ['p', togglePause],
      ['r', () => session?.refreshRoutes()],
      ['f', fullscreen.toggle],
    ]);
    if (letter !== null) actions.get(letter)?.();
  };

  const hint = canPlay && !isDrawing && choices.shape === 'fish' ? <HintChip onClick={control.invite} /> : null;
  const keys = catchMode.hasPad ? null : <KeyboardHint />;
  return (
    <Screen ref={screen}>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
      </VisuallyHidden>
      <Water
        ref={host}
        tabIndex={0}
        // A screen reader leaves the arrows to a game, and to drawing.
        role={isRunOn || isDrawing ? 'application' : 'img'}
        aria-label={isDrawing ? routeCopy.canvas : isRunOn ? copy.playing : copy.canvas}
        onKeyDown={onKeyDown}
        data-step={flock.step}
        data-drawing={isDrawing}
        data-playing={isRunOn}
      />
      <RouteLayer route={route} />
      {isWatching && !isDrawing && <FeedingLayer host={host} session={session} isCalm={isCalm} />}
      <TopNotes>
        <FlockNotice
          flock={flock}
          status={status}
          isCalm={isCalm}
          isQuiet={isRunOn}
          onRetry={() => setAttempt(attempt + 1)}
        />
        {isWatching && !isDrawing && note !== null && <SharedPondNote pond={note} onDismiss={dismissNote} />}
        {isWatching && !isDrawing && <FeedingHint />}
        <RouteHint drawing={route.drawing} />
      </TopNotes>
      <ControlPanel
        ref={panel}
        isVisible={areControlsVisible}
        population={choices.population}
        speed={choices.speed}
        liveLeaders={liveLeaders}
        isPaused={isRunOn ? catchMode.isPaused : isPaused}
        isFullscreen={fullscreen.isOn}
        routeControls={route.isOffered ? <RouteSwitch route={route} /> : null}
        runActions={isRunOn ? <RunActions hasPad={catchMode.hasPad} onEnd={() => control.end('player')} /> : null}
        isCompact={isRunOn && (isDayPond || catchMode.hasPad)}
        above={isRunOn ? keys : hint}
        onPopulationChange={(population) => change({ population })}
        onSpeedChange={(speed) => change({ speed })}
        onRefreshRoutes={() => session?.refreshRoutes()}
        onPauseToggle={togglePause}
        onFullscreenToggle={fullscreen.toggle}
        onShareOpen={() => share.open({ seed })}
        onSettingsOpen={settingsDialog.open}
      />
      {catchMode.Layer !== null && (
        <catchMode.Layer
          control={control}
          device={catchMode.device}
          hasPad={catchMode.hasPad}
          // Full screen shows no header.
          hasHeader={areControlsVisible && fullscreen.isOn !== true}
          isPadRaised={hasRoom}
          isCovered={isCovered}
          canPlayAgain={choices.shape === 'fish' && canPlay}
          onShare={shareResult}
          container={fullscreen.isOn ? screen.current : null}
        />
      )}
      {settingsDialog.Dialog !== null && (
        <settingsDialog.Dialog
          isOpen={settingsDialog.isOpen}
          choices={choices}
          round={round}
          onCatchChange={(isOn) => (isOn ? startCatching() : control.end('player'))}
          onChange={change}
          onReset={reset}
          onClose={settingsDialog.close}
          container={fullscreen.isOn ? screen.current : null}
        />
      )}
      {share.Dialog !== null && share.pond !== null && (
        <share.Dialog
          isOpen={share.isOpen}
          pond={share.pond}
          onClose={share.close}
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
  '&[data-drawing="true"], &[data-playing="true"]': { cursor: 'crosshair' },
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
