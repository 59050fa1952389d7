import { useEffect } from 'react';
import { allowChime, playNotes } from '../../../platform/chime.ts';
import { vibrate } from '../../../platform/vibration.ts';
import { useRunStatus } from '../canvas/run-status-store.ts';
import { type Feel, feelOf, heartbeatOf } from '../model/game-feel.ts';
import { useGameSound } from './sound-store.ts';

/** Lets the player hear and feel the running game, if they asked for it. */
export function useGameFeel(): void {
  const isOn = useGameSound();
  useEffect(() => {
    if (!isOn) return;
    allowChime();
    return useRunStatus.subscribe(({ run }, { run: before }) => {
      if (run === null) return;
      run.events.map(feelOf).forEach(give);
      if (run.limitMs === null || before === null || run.phase !== 'playing') return;
      const beat = heartbeatOf(run.limitMs - before.elapsedMs, run.limitMs - run.elapsedMs);
      if (beat !== null) give(beat);
    });
  }, [isOn]);
}

function give({ notes, vibration }: Feel): void {
  playNotes(notes);
  if (vibration.length > 0) vibrate(vibration);
}
