import { useEffect, useMemo, useState } from 'react';
import { findClaimFault } from '../../../core/flock/run-claims.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';
import type { Pond } from '../canvas/use-pond.ts';
import type { Challenge } from '../model/game.ts';
import type { SharedPond } from '../model/share-link.ts';

/**
 * What a link's game is worth: its score once the game has been played again here. `refused`: its log is damaged, or of
 * another pond. `failed`: it could not be played again.
 */
export type ScoreProof = number | 'checking' | 'refused' | 'failed' | null;

/** Plays the game of a friend's link again in the worker. Null where the link has no game. */
export function useScoreProof(pond: Pond | null, link: SharedPond | null): ScoreProof {
  const [proof, setProof] = useState<ScoreProof>(link === null || link.run === null ? null : 'checking');
  useEffect(() => {
    if (pond === null || link === null || link.run === null) return;
    let isCurrent = true;
    check(pond, link, link.run).then(
      (result) => isCurrent && setProof(result),
      () => isCurrent && setProof('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [pond, link]);
  return link === null ? null : proof;
}

/** The friend's pond as a challenge; it has a score once that is proven. */
export function useChallenge(link: SharedPond | null, proof: ScoreProof): Challenge | null {
  return useMemo(() => {
    if (link === null) return null;
    return { seed: link.seed, day: link.day, score: typeof proof === 'number' ? proof : null };
  }, [link, proof]);
}

async function check(pond: Pond, link: SharedPond, text: string): Promise<ScoreProof> {
  const { fromRunText } = await import('./run-text.ts');
  const log = fromRunText(text);
  if (log === null || !isOfPond(log, link)) return 'refused';
  return (await pond.replay(log)) ?? 'failed';
}

/** Whether a game was played by today's rules, in the pond that the link leads to. */
function isOfPond(log: RunLog, { seed, day, population, leaders, speed }: SharedPond): boolean {
  if (log.seed !== seed || findClaimFault({ day, score: 0, log }) !== null) return false;
  const [first] = log.conditions;
  return day !== null || (first?.population === population && first.leaders === leaders && first.pace === speed);
}
