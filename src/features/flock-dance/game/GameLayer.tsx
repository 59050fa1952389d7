import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import type { Game, Round } from '../model/game.ts';
import { spokenScore } from '../model/score-text.ts';
import { RULES_POPUP_MS } from './constants.ts';
import { copy } from './copy.ts';
import { PauseCard } from './PauseCard.tsx';
import { usePadSide } from './pad-side-store.ts';
import { ResultDialog } from './ResultDialog.tsx';
import { RulesCard } from './RulesCard.tsx';
import { useRunStatus } from './run-status-store.ts';
import { Scoreboard } from './Scoreboard.tsx';
import { StartSheet } from './StartSheet.tsx';
import type { SteeringDevice } from './steering-device.ts';
import { TouchControls } from './TouchControls.tsx';
import type { GameControl } from './use-game.ts';

export interface GameLayerProps {
  readonly control: GameControl;
  readonly device: SteeringDevice;
  /** Whether the game is steered with fingers: pad and boost button are shown. */
  readonly hasPad: boolean;
  /** Whether the header shows, and whether the control panel stays where the pad would be. */
  readonly hasHeader: boolean;
  readonly isPadRaised: boolean;
  /** Whether a dialog of the tool is in front of the game. */
  readonly isCovered: boolean;
  readonly canPlayAgain: boolean;
  /** Hands on a pond and the score in it; null where that cannot be. */
  readonly onShare: ((round: Round, score: number) => void) | null;
  /** The full-screen element, outside of which nothing would be seen; null for the page. */
  readonly container: HTMLElement | null;
}

/** Everything of the game that is seen over the water. */
export function GameLayer(props: GameLayerProps) {
  const { control, container, isCovered, onShare } = props;
  const { game, round, start, dismiss } = control;
  const result = useLatestResult(game);
  const score = result?.outcome.score ?? 0;
  return (
    <>
      {round !== null && <Match {...props} round={round} key={round.id} />}
      <StartSheet
        isOpen={game.step === 'choosing'}
        challenge={control.challenge}
        onStart={start}
        onClose={dismiss}
        container={container}
      />
      <ResultDialog
        result={result}
        isOpen={game.step === 'over' && !isCovered}
        onAgain={props.canPlayAgain && result !== null ? () => start(result.round.kind) : null}
        onShare={onShare === null || result === null || score === 0 ? null : () => onShare(result.round, score)}
        onClose={dismiss}
        container={container}
      />
    </>
  );
}

/** The result that is there, or was there last: it is still read while its dialog fades. */
function useLatestResult(game: Game) {
  const latest = useRef<Extract<Game, { step: 'over' }> | null>(null);
  if (game.step === 'over') latest.current = game;
  return latest.current;
}

function Match({
  control,
  round,
  device,
  hasPad,
  hasHeader,
  isPadRaised,
  isCovered,
}: GameLayerProps & { round: Round }) {
  const { game, resume, end } = control;
  const rules = useRules();
  const { side } = usePadSide();
  return (
    <>
      <Scoreboard round={round} isLow={hasHeader} onInfo={rules.show} />
      <RulesCard round={round} isOpen={rules.isOpen} isLow={hasHeader} />
      {hasPad && <TouchControls device={device} side={side} isRaised={isPadRaised} />}
      {game.step === 'playing' && game.pause !== null && (
        <PauseCard reason={game.pause} isCovered={isCovered} onResume={resume} onEnd={() => end('player')} />
      )}
      <SpokenScore />
    </>
  );
}

/** The rules show at the start, and when they are asked for, for a while. */
function useRules() {
  const [showings, setShowings] = useState(1);
  const [isOpen, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every showing has its full time
  useEffect(() => {
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), RULES_POPUP_MS);
    return () => clearTimeout(timer);
  }, [showings]);
  return { isOpen, show: useCallback(() => setShowings((count) => count + 1), []) };
}

/** The score for those who hear it, every ten fish. */
function SpokenScore() {
  const score = useRunStatus(({ run }) => spokenScore(run?.score ?? 0));
  const shadows = useRunStatus(({ run }) => run?.shadows ?? 0);
  return (
    <VisuallyHidden role="status">
      {score > 0 && copy.spoken.score(score)} {shadows > 0 && copy.spoken.shadows(shadows)}
    </VisuallyHidden>
  );
}
