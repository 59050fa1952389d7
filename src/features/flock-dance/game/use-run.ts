import { useEffect, useRef } from 'react';
import type { FlockSession, RunResult, RunStatus } from '../../../bridges/flock-bridge.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { Outcome, Round } from '../model/game.ts';
import { bestScore } from '../model/run-records.ts';
import { copy } from './copy.ts';
import { keepRun, refreshRunRecords } from './records-store.ts';
import { useRunStatus } from './run-status-store.ts';
import type { GameControl } from './use-game.ts';

/**
 * Plays the game's round in the pond: starts it, sees its time run out, fetches the result and keeps the best. A pond
 * that is lost ends the round with what was last known of it.
 */
export function useRun(
  { game, round, dispatch, end }: GameControl,
  session: FlockSession | null,
  isLost: boolean,
): void {
  const playing = game.step === 'playing' ? round : null;
  const ending = game.step === 'ending' ? round : null;
  const lastStatus = useRef<RunStatus | null>(null);

  useEffect(() => {
    if (playing === null) return;
    lastStatus.current = null;
    useRunStatus.setState({ run: null });
  }, [playing]);

  useEffect(() => {
    if (playing === null) return;
    if (session === null || isLost) {
      end('lost');
      return;
    }
    const { seed, limitMs, ghost } = playing;
    session.startRun({ seed, limitMs, ghost }).catch(() => {
      showToast(copy.unavailable, { severity: 'error' });
      end('lost');
    });
  }, [playing, session, isLost, end]);

  useEffect(
    () =>
      useRunStatus.subscribe(({ run }) => {
        if (run === null) return;
        lastStatus.current = run;
        if (run.isOver) end('time');
      }),
    [end],
  );

  useEffect(() => {
    if (ending === null) return;
    const fetchResult = async () => {
      const result = session === null || isLost ? null : await session.endRun().catch(() => null);
      const last = result ?? lastStatus.current;
      // A run that never began has no result.
      const outcome = last === null ? null : keepOutcome(ending, last, result);
      dispatch({ type: 'result', id: ending.id, outcome });
    };
    void fetchResult();
  }, [ending, session, isLost, dispatch]);

  const underway = useRef<Round | null>(null);
  underway.current = playing;
  useEffect(() => {
    // A page that is left in the middle of a game keeps what was a record by then.
    const keep = () => {
      if (underway.current !== null && lastStatus.current !== null) {
        keepOutcome(underway.current, lastStatus.current, null);
      }
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}

function keepOutcome(round: Round, status: RunStatus, result: RunResult | null): Outcome {
  const { kind, day } = round;
  const { score, elapsedMs, shadows, speedFactor, sizeFactor, ghostScore } = status;
  const previousBest = bestScore(refreshRunRecords(), kind, day);
  const kept = keepRun({ kind, day, score, elapsedMs, at: Date.now() }, result?.log ?? null);
  return { score, elapsedMs, shadows, speedFactor, sizeFactor, ghostScore, previousBest, ...kept };
}
