import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { isUnderWay, type TimedTask } from '../../../shared/focus/focus-timer.ts';
import { useFocusCount } from '../../../shared/focus/use-focus-count.ts';
import { useFocusTimer } from '../../../shared/focus/use-focus-timer.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import type { Pond } from '../canvas/use-pond.ts';
import { besideTheTime } from '../model/feeding.ts';
import type { Mode } from '../model/screen-state.ts';
import { copy } from './copy.ts';
import { FocusClock } from './FocusClock.tsx';
import { FocusSheet } from './FocusSheet.tsx';
import { toSpoken } from './spoken.ts';
import { useBreak } from './use-break.ts';

export interface FocusLayerProps {
  readonly water: RefObject<HTMLElement | null>;
  readonly pond: Pond | null;
  readonly shape: FlockShape;
  readonly mode: Mode;
  readonly isSheetOpen: boolean;
  readonly areButtonsVisible: boolean;
  readonly onClose: () => void;
}

/** The focus timer beside the pond: the sheet that starts it, the time left, and the meal at the break. */
export function FocusLayer(props: FocusLayerProps) {
  const { water, pond, shape, mode, isSheetOpen, areButtonsVisible, onClose } = props;
  const state = useFocusTimer({ onFocused: useFocusCount() });
  const task = useLastTask(state.timer);
  useBreak(state, () => {
    if (water.current === null) return;
    const { clientWidth: width, clientHeight: height } = water.current;
    const { x, y } = besideTheTime({ width, height });
    void pond?.feed(x, y);
  });
  const stopForGame = useEffectEvent(() => {
    if (state.timer.step !== 'running' || state.timer.phase !== 'focus') return;
    state.apply({ type: 'pause' });
    showToast(copy.pausedForGame);
  });
  const isPlaying = mode === 'playing';
  useEffect(() => {
    if (isPlaying) stopForGame();
  }, [isPlaying]);

  return (
    <>
      {mode === 'watching' && (
        <FocusClock state={state} task={task} shape={shape} areButtonsVisible={areButtonsVisible} />
      )}
      <VisuallyHidden role="status">{isPlaying ? '' : toSpoken(state.timer, Date.now())}</VisuallyHidden>
      <FocusSheet
        isOpen={isSheetOpen}
        onStart={(next) => {
          state.apply({ type: 'focus', task: next });
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}

/** The task of the latest focus period that this page has seen, for another round. */
function useLastTask(timer: ReturnType<typeof useFocusTimer>['timer']): TimedTask | null {
  const [last, setLast] = useState<TimedTask | null>(null);
  if (isUnderWay(timer) && timer.phase === 'focus' && timer.task !== last) setLast(timer.task);
  return last;
}
