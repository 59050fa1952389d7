import { type Dispatch, type RefObject, useState } from 'react';
import { createSeed } from '../../../platform/random-seed.ts';
import { focusTimer } from '../../../shared/focus/focus-stores.ts';
import { isUnderWay } from '../../../shared/focus/focus-timer.ts';
import { useQuietFocus } from '../../../shared/focus/use-quiet-focus.ts';
import { type Fullscreen, useFullscreen } from '../../../shared/hooks/use-fullscreen.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useSession } from '../../../shared/session/session.ts';
import { type Ambient, useAmbient } from '../ambient/use-ambient.ts';
import { useHour } from '../backdrop/use-hour.ts';
import { useFittingPopulation } from '../canvas/use-fitting-population.ts';
import type { Ocean } from '../canvas/use-ocean.ts';
import type { Pond, PondState } from '../canvas/use-pond.ts';
import type { PondStatus } from '../canvas/use-pond-status.ts';
import { useRunning } from '../canvas/use-running.ts';
import { useControlsVisibility } from '../controls/use-controls-visibility.ts';
import { type CatchMode, useCatchMode } from '../game/use-catch-mode.ts';
import { type GameActions, useGameActions } from '../game/use-game-actions.ts';
import { POND_MEDIA } from '../media.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import { type Challenge, type Round, roundOf } from '../model/game.ts';
import {
  isStandingStill,
  type Mode,
  modeOf,
  type PondCondition,
  type ScreenEvent,
  type ScreenState,
} from '../model/screen-state.ts';
import { type FreeSetting, settingOf } from '../model/setting-key.ts';
import { type RouteControl, useRouteDrawing } from '../route/use-route-drawing.ts';
import { usePondPicture } from '../share/use-pond-picture.ts';
import { type PondSharing, usePondSharing } from '../share/use-pond-sharing.ts';
import { type PondVisit, usePondVisit } from '../share/use-pond-visit.ts';
import { type ScoreProof, useChallenge, useScoreProof } from '../share/use-score-proof.ts';
import { usePondWater } from './use-pond-water.ts';
import { useObservation, useScreenState } from './use-screen-state.ts';

interface ScreenElements {
  readonly screen: RefObject<HTMLElement | null>;
  readonly water: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
}

export interface FlockScreen {
  readonly state: ScreenState;
  readonly mode: Mode;
  readonly dispatch: Dispatch<ScreenEvent>;
  /** The game's round; null while the pond is only watched. */
  readonly round: Round | null;
  /** The setting of a free game in this pond. */
  readonly setting: FreeSetting;
  /** Whether a focus period runs, for which the school has gathered. */
  readonly isGathered: boolean;
  readonly proof: ScoreProof;
  /** The friend's pond the visitor has come to, with the proven score; null without one. */
  readonly challenge: Challenge | null;
  readonly visit: PondVisit;
  readonly pondState: PondState;
  /** The pond once it swims; null before. */
  readonly pond: Pond | null;
  readonly status: PondStatus | null;
  readonly ocean: Ocean;
  readonly route: RouteControl;
  readonly game: GameActions;
  readonly catchMode: CatchMode;
  readonly sharing: PondSharing;
  /** Saves the pond as a picture. */
  readonly savePicture: () => Promise<void>;
  readonly fullscreen: Fullscreen;
  readonly ambient: Ambient;
  readonly areControlsVisible: boolean;
  /** Whether the screen is narrow, and high enough for the controls to stay. */
  readonly hasRoom: boolean;
  readonly prefersReducedMotion: boolean;
  /** The hour on the visitor's clock; null before the page is mounted. */
  readonly hour: number | null;
  readonly retry: () => void;
  readonly change: (change: Partial<FlockChoices>) => void;
  readonly reset: () => void;
  /** Offers a focus period, unless a game is played or one is under way. */
  readonly openFocus: () => void;
}

/** Everything the swarm canvas knows and can do: the pond, its settings, game, route and controls. */
export function useFlockScreen({ screen, water, panel }: ScreenElements): FlockScreen {
  const fitting = useFittingPopulation(water);
  const visit = usePondVisit(fitting.population);
  const { choices } = visit;
  const prefersReducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const hasRoom = useMediaQuery(POND_MEDIA.narrowAndHigh);
  const userId = useSession().session?.user.id ?? null;
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useScreenState(
    visit.firstSeed,
    { pond: 'absent', leaders: null, userId, shape: choices.shape },
    visit.firstRoute,
  );
  const mode = modeOf(state);
  const round = roundOf(state.game);
  const hour = useHour();
  const isFocusing = useQuietFocus();
  const isGathered = isFocusing && mode === 'watching';
  const { own, rollLeaders, ocean, pondState, pond, status } = usePondWater({
    ...{ water, choices, round, prefersReducedMotion, hour, isGathered, attempt },
    ...{ seed: state.seed, isReady: fitting.isMeasured },
  });
  const setting = settingOf(own);
  const proof = useScoreProof(pond, visit.challenge);
  const challenge = useChallenge(visit.challenge, proof);
  useObservation(state, dispatch, {
    pond: conditionOf(pond, status),
    leaders: leadersOf(status),
    userId,
    shape: choices.shape,
  });
  useRunning(pond, isStandingStill(state));

  const isDrawing = mode === 'drawing';
  const route = useRouteDrawing({ water, pond, drawing: state.route, isDrawing, isGathered, dispatch });
  const game = useGameActions(dispatch, challenge, setting);
  const ambient = useAmbient(screen, water, mode === 'watching');
  const isOpenToGames = mode === 'watching' && choices.shape === 'fish' && !isGathered && !ambient.isOn;
  const catchMode = useCatchMode({
    ...{ state, dispatch, pond, water, screen },
    onInvite: isOpenToGames ? () => ocean.leaveFor(game.invite) : null,
  });
  const sharing = usePondSharing(own, state.route, dispatch);
  const savePicture = usePondPicture({ water, pond, shape: choices.shape });
  const fullscreen = useFullscreen(screen);
  const areControlsVisible = useControlsVisibility(
    panel,
    (!hasRoom || fullscreen.isOn === true || isGathered) && state.dialog === null,
    ambient.isOn,
  );

  return {
    state,
    mode,
    dispatch,
    round,
    setting,
    isGathered,
    proof,
    challenge,
    visit,
    pondState,
    pond,
    status,
    ocean,
    route,
    game,
    catchMode,
    sharing,
    savePicture,
    fullscreen,
    ambient,
    areControlsVisible,
    hasRoom,
    prefersReducedMotion,
    hour,
    retry: () => setAttempt(attempt + 1),
    change(next) {
      if (next.leaders === null) rollLeaders();
      visit.choose(next);
    },
    reset() {
      const seed = createSeed();
      rollLeaders();
      visit.choose({ leaders: null });
      visit.leave();
      pond?.reset(seed);
      dispatch({ type: 'reset', seed });
    },
    openFocus() {
      if (mode === 'watching' && !isUnderWay(focusTimer.refresh())) dispatch({ type: 'open', dialog: 'focus' });
    },
  };
}

function conditionOf(pond: Pond | null, status: PondStatus | null): PondCondition {
  if (pond === null) return 'absent';
  if (status === 'lost') return 'lost';
  return status !== null && !status.canDraw ? 'blind' : 'swimming';
}

function leadersOf(status: PondStatus | null): number | null {
  return status === null || status === 'lost' ? null : status.leaders;
}
