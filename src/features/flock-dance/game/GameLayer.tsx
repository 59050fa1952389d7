import { useCallback, useEffect, useState } from 'react';
import { useAccountDialogs } from '../../../shared/session/account-dialogs.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useRunStatus } from '../canvas/run-status-store.ts';
import { RULES_POPUP_MS } from '../constants.ts';
import { type Challenge, type Game, type Outcome, type Round, roundOf } from '../model/game.ts';
import { spokenScore } from '../model/score-text.ts';
import type { FreeSetting } from '../model/setting-key.ts';
import { BiteMarks } from './BiteMarks.tsx';
import { Countdown } from './Countdown.tsx';
import { copy } from './copy.ts';
import { PauseCard } from './PauseCard.tsx';
import { usePadSide } from './pad-side-store.ts';
import { ResultDialog } from './ResultDialog.tsx';
import { RulesCard } from './RulesCard.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { StartSheet } from './StartSheet.tsx';
import type { SteeringDevice } from './steering-device.ts';
import { TouchControls } from './TouchControls.tsx';
import type { GameActions } from './use-game-actions.ts';
import { useGameFeel } from './use-game-feel.ts';
import { withAccount } from './with-account.ts';

export interface GameLayerProps {
  readonly game: Game;
  readonly actions: GameActions;
  /** The friend's pond the visitor has come to; null without one. */
  readonly challenge: Challenge | null;
  /** The setting of a free game. */
  readonly setting: FreeSetting;
  /** The signed-in user; null for a visitor. */
  readonly userId: string | null;
  readonly device: SteeringDevice;
  /** Whether fingers steer: pad and boost button are shown. */
  readonly hasPad: boolean;
  /** Whether the header is visible, and whether the control panel stays where the pad would be. */
  readonly hasHeader: boolean;
  readonly isPadRaised: boolean;
  /** Whether a dialog of the tool is in front of the game. */
  readonly isCovered: boolean;
  readonly canPlayAgain: boolean;
  /** Shares the round's pond and the score made in it; null where sharing is not possible. */
  readonly onShare: ((round: Round, outcome: Outcome) => void) | null;
}

/** Everything of the game that is shown over the water. */
export function GameLayer(props: GameLayerProps) {
  const { game, actions, isCovered, onShare } = props;
  const round = roundOf(game);
  const result = useLatestResult(game);
  // The sheets are glass, so one behind the login would be read through it. They come back unless the login changes the game.
  const isLoginInFront = useAccountDialogs(({ name, action }) => name !== null || action !== null);
  useAccountSync(props.userId);
  return (
    <>
      {round !== null && <Match {...props} round={round} key={round.id} />}
      <StartSheet
        isOpen={game.step === 'choosing' && !isLoginInFront}
        challenge={props.challenge}
        setting={props.setting}
        userId={props.userId}
        onStart={actions.start}
        onTaste={actions.taste}
        onClose={actions.dismiss}
      />
      {result !== null && (
        <ResultDialog
          result={result}
          isOpen={game.step === 'over' && !isCovered && !isLoginInFront}
          onAgain={props.canPlayAgain ? () => playAgain(result.round, actions) : null}
          onShare={onShare === null || !isSharable(result) ? null : () => onShare(result.round, result.outcome)}
          onClose={actions.dismiss}
        />
      )}
    </>
  );
}

/** After the taste of a visitor comes the login, and then the choice of a game. */
function playAgain({ userId, kind }: Round, actions: GameActions): void {
  if (userId === null) actions.invite();
  else actions.start(kind);
}

function isSharable({ round, outcome }: FinishedGame): boolean {
  return round.userId !== null && outcome.score > 0;
}

/** Brings the browser and the account in line at the sign-in. */
function useAccountSync(userId: string | null): void {
  useEffect(() => {
    if (userId !== null) withAccount(({ syncAccount }) => syncAccount(userId));
  }, [userId]);
}

type FinishedGame = Extract<Game, { step: 'over' }>;

/** The current result, or the latest one, which stays readable while its dialog fades out. */
function useLatestResult(game: Game): FinishedGame | null {
  const [latest, setLatest] = useState<FinishedGame | null>(null);
  if (game.step !== 'over' || game === latest) return latest;
  setLatest(game);
  return game;
}

function Match({ game, actions, round, device, ...props }: GameLayerProps & { readonly round: Round }) {
  const rules = useRules();
  const { side } = usePadSide();
  useGameFeel();
  return (
    <>
      <Scoreboard round={round} isLow={props.hasHeader} onInfo={rules.show} />
      <BiteMarks />
      {game.step === 'playing' && game.pause === null && <Countdown />}
      <RulesCard round={round} isOpen={rules.isOpen} isLow={props.hasHeader} />
      {props.hasPad && <TouchControls device={device} side={side} isRaised={props.isPadRaised} />}
      {game.step === 'playing' && game.pause !== null && (
        <PauseCard
          reason={game.pause}
          isCovered={props.isCovered}
          onResume={actions.resume}
          onEnd={() => actions.end('player')}
        />
      )}
      <SpokenScore />
    </>
  );
}

/** Shows the rules for a while on request; the start sheet has shown them before the game. */
function useRules() {
  const [rules, setRules] = useState({ isOpen: false });
  useEffect(() => {
    if (!rules.isOpen) return;
    const timer = setTimeout(() => setRules({ isOpen: false }), RULES_POPUP_MS);
    return () => clearTimeout(timer);
  }, [rules]);
  // A new object restarts the timer, so every request gets the full time.
  return { isOpen: rules.isOpen, show: useCallback(() => setRules({ isOpen: true }), []) };
}

/** Announces the score to screen readers, every ten fish. */
function SpokenScore() {
  const score = useRunStatus(({ run }) => spokenScore(run?.score ?? 0));
  const shadows = useRunStatus(({ run }) => run?.shadows ?? 0);
  return (
    <VisuallyHidden role="status">
      {score > 0 && copy.spoken.score(score)} {shadows > 0 && copy.spoken.shadows(shadows)}
    </VisuallyHidden>
  );
}
