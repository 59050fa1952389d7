import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { RunStatus } from '../../../bridges/flock-bridge.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useRunStatus } from '../canvas/run-status-store.ts';
import type { Pond } from '../canvas/use-pond.ts';
import { type Game, type Outcome, pondKindOf, type Round, roundOf } from '../model/game.ts';
import type { InterimRun } from '../model/run-records.ts';
import { type CurvePoint, withPoint } from '../model/score-curve.ts';
import type { ScreenEvent } from '../model/screen-state.ts';
import { queueRun } from './account-games-store.ts';
import { copy } from './copy.ts';
import { keepRun, readRunRecords } from './records-store.ts';
import { withAccount } from './with-account.ts';

interface RunOptions {
  readonly game: Game;
  readonly dispatch: Dispatch<ScreenEvent>;
  /** Null once the worker has crashed. */
  readonly pond: Pond | null;
}

/**
 * Plays the game's round in the pond: starts it, notices that its time is over, fetches the result and keeps records. When
 * the pond is lost, the round ends with the latest known status.
 */
export function useRun({ game, dispatch, pond }: RunOptions): void {
  const playing = game.step === 'playing' ? game.round : null;
  const ending = game.step === 'ending' ? game.round : null;
  const lastStatus = useRef<RunStatus | null>(null);
  const curve = useRef<CurvePoint[]>([]);
  const interim = useRef<(InterimRun & { readonly roundId: number }) | null>(null);

  useEffect(() => {
    if (playing === null) return;
    lastStatus.current = null;
    curve.current = [];
    useRunStatus.setState({ run: null });
  }, [playing]);

  useEffect(() => {
    if (playing === null || pond === null) return;
    const { seed, limitMs, ghost } = playing;
    pond.startRun({ pond: pondKindOf(playing), seed, limitMs, ghost }).catch(() => {
      showToast(copy.unavailable, { severity: 'error' });
      dispatch({ type: 'game', event: { type: 'end', reason: 'lost' } });
    });
  }, [playing, pond, dispatch]);

  useEffect(
    () =>
      useRunStatus.subscribe(({ run }) => {
        if (run === null) return;
        lastStatus.current = run;
        if (run.phase === 'playing') curve.current = withPoint(curve.current, run);
        if (run.isOver) dispatch({ type: 'game', event: { type: 'end', reason: 'time' } });
      }),
    [dispatch],
  );

  useEffect(() => {
    if (ending === null) return;
    const fetchResult = async () => {
      const result = (await pond?.endRun().catch(() => null)) ?? null;
      const last = result ?? lastStatus.current;
      const stored = interim.current?.roundId === ending.id ? interim.current : null;
      // A run that never started has no result.
      const outcome =
        last === null
          ? null
          : { ...keepOutcome(ending, last, result?.log ?? null, stored), curve: withPoint(curve.current, last) };
      dispatch({ type: 'game', event: { type: 'result', id: ending.id, outcome } });
      if (outcome === null) return;
      const { userId, day, tryId } = ending;
      if (userId === null) return;
      queueRun(userId, { day, tryId, score: outcome.score, isRecord: outcome.isRecord }, outcome.log);
      withAccount(({ submitGames }) => submitGames(userId));
    };
    void fetchResult();
  }, [ending, pond, dispatch]);

  /** Stores an interim result. The browser may restore the page from its cache, and then the game continues. */
  const keepInterim = useEffectEvent(() => {
    const round = roundOf(game);
    if (round === null || round.userId === null || lastStatus.current === null) return;
    const earlier = interim.current?.roundId === round.id ? interim.current : null;
    const before = earlier?.before ?? readRunRecords(round.userId);
    keepOutcome(round, lastStatus.current, null, earlier);
    interim.current = { roundId: round.id, setting: round.setting, before, after: readRunRecords(round.userId) };
  });
  useEffect(() => {
    const keep = () => keepInterim();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}

/** A visitor has no records. */
const NOT_KEPT = { previousBest: null, isRecord: false, isUnsaved: false } as const;

function keepOutcome(
  round: Round,
  status: RunStatus,
  log: RunLog | null,
  interim: InterimRun | null,
): Omit<Outcome, 'curve'> {
  const { userId, kind, day, setting } = round;
  const { score, elapsedMs, shadows, speedFactor, sizeFactor, ghostScore } = status;
  const kept =
    userId === null
      ? NOT_KEPT
      : keepRun(userId, { kind, day, setting, score, elapsedMs, at: Date.now() }, log, interim);
  return { score, elapsedMs, log, shadows, speedFactor, sizeFactor, ghostScore, ...kept };
}
